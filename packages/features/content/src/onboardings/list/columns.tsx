import type { OnboardingRow } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { CellText, type Column, ReorderHandle, SwitchCell } from '@telve/ui';
import type { OnboardingTexts } from '../texts';
import { ActionsCell, TitleCell } from './cells';

export interface OnboardingColumnOptions {
  texts: OnboardingTexts;
  switchOf: (screen: OnboardingRow) => RowSwitchProps;
  /** Place to show beside a row's handle. */
  placeOf: (screen: OnboardingRow) => number;
}

/** Columns of the consumer onboarding screens (CONB-02, CONB-03). Memoise the array: a new one renders every row. */
export const onboardingColumns = ({
  texts,
  switchOf,
  placeOf,
}: OnboardingColumnOptions): readonly Column<OnboardingRow>[] => [
  {
    id: 'ordering',
    header: texts.columns.ordering,
    width: '104px',
    cell: (screen) => <ReorderHandle itemKey={screen.id} place={placeOf(screen)} />,
  },
  { id: 'title', header: texts.columns.title, role: 'identity', cell: (screen) => <TitleCell screen={screen} /> },
  {
    id: 'description',
    header: texts.columns.description,
    card: 'wide',
    cell: ({ description }) => <CellText>{description}</CellText>,
  },
  {
    id: 'active',
    header: texts.columns.active,
    role: 'switch',
    cell: (screen) => <SwitchCell {...switchOf(screen)} />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    role: 'actions',
    cell: (screen) => <ActionsCell screen={screen} texts={texts} />,
  },
];
