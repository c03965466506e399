import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiRoot, type UiRootProps } from '../root/UiRoot';

/** Renders inside a Telve root, as everything of this package stands in one. */
export const renderInRoot = (children: ReactNode, root: Omit<UiRootProps, 'children'> = {}) =>
  render(children, { wrapper: ({ children: inner }) => <UiRoot {...root}>{inner}</UiRoot> });
