'use client';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';

/** Text for assistive technology alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
