import type { VenueRow } from '@telve/api';
import { type RowSwitchProps, useTarget } from '@telve/kit';
import {
  CellActions,
  CellBadge,
  CellLink,
  CellMain,
  CellRow,
  CellTag,
  CellText,
  type Column,
  HistoryIcon,
  PencilIcon,
  StoreIcon,
  SwitchCell,
  theme,
} from '@telve/ui';
import type { RowActions } from '../data/useRowActions';
import { statusEnd, statusLooks, statusOf } from '../status';
import type { VenueTexts } from '../texts';

// Takes the place of a missing picture, so that the names stay in line.
const noPicture = (
  <StoreIcon aria-hidden="true" width={36} height={36} viewBox="-8 -8 40 40" color={theme.color.text.tertiary} />
);

interface VenueColumnOptions extends Partial<RowActions> {
  /** Left out there is no switch: the badge says the state (D-91). */
  switchOf?: ((venue: VenueRow) => RowSwitchProps) | undefined;
}

/**
 * Columns of the venue list (VEN-07, D-29); that of the actions only where a row leads somewhere. Memoise the array: a new one renders every row.
 */
export const venueColumns = (
  texts: VenueTexts,
  { switchOf, hasHistory = false, hasEditor = false }: VenueColumnOptions = {},
): readonly Column<VenueRow>[] => [
  {
    id: 'venue',
    header: texts.columns.venue,
    role: 'identity',
    cell: ({ venueName, code, url }) => (
      <CellMain name={venueName} sub={code} image={url ?? undefined} media={noPicture} />
    ),
  },
  {
    id: 'company',
    header: texts.columns.company,
    card: 'wide',
    cell: ({ companyName }) => <CellText>{companyName}</CellText>,
  },
  {
    id: 'place',
    header: texts.columns.place,
    cell: ({ cityName, districtName }) => (
      <>
        {cityName} <CellText look="faint">/ {districtName}</CellText>
      </>
    ),
  },
  {
    id: 'plan',
    header: texts.columns.plan,
    cell: ({ hasPlusPackage }) => (
      <CellTag variant={hasPlusPackage ? 'strong' : 'plain'}>
        {hasPlusPackage ? texts.plan.plus : texts.plan.basic}
      </CellTag>
    ),
  },
  {
    id: 'status',
    header: texts.columns.status,
    cell: (venue) => <StatusCell venue={venue} texts={texts} />,
  },
  ...(switchOf
    ? [
        {
          id: 'active',
          header: texts.columns.active,
          role: 'switch',
          cell: (venue) => <SwitchCell {...switchOf(venue)} />,
        } satisfies Column<VenueRow>,
      ]
    : []),
  ...(hasHistory || hasEditor
    ? [
        {
          id: 'actions',
          header: texts.columns.actions,
          role: 'actions',
          cell: ({ id, venueName }) => (
            <CellActions>
              {hasEditor && <EditLink id={id} label={texts.editLabel(venueName)} />}
              {hasHistory && <HistoryLink id={id} label={texts.historyLabel(venueName)} />}
            </CellActions>
          ),
        } satisfies Column<VenueRow>,
      ]
    : []),
];

function HistoryLink({ id, label }: { id: number; label: string }) {
  const to = useTarget({ target: 'activity.venue', params: { id } });
  return to && <CellLink {...to} label={label} icon={<HistoryIcon aria-hidden="true" />} />;
}

function EditLink({ id, label }: { id: number; label: string }) {
  const to = useTarget({ target: 'venues.edit', params: { id } });
  return to && <CellLink {...to} label={label} icon={<PencilIcon aria-hidden="true" />} />;
}

function StatusCell({ venue, texts }: { venue: VenueRow; texts: VenueTexts }) {
  const status = statusOf(venue);
  const end = statusEnd(venue);
  return (
    <CellRow>
      <CellBadge {...statusLooks[status]}>{texts.status[status]}</CellBadge>
      {end && <CellText look="small">{texts.until(end)}</CellText>}
    </CellRow>
  );
}
