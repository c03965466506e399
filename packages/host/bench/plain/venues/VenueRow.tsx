import { memo } from 'react';
import { RowLink, roles, Switch } from '../list/cells';
import { Icon } from '../list/Icon';
import { listTexts } from '../list/texts';
import type { RowProps } from '../list/types';
import { texts } from './texts';
import { statusOf, type Venue } from './venues';

const [, company, place, plan, status, active] = texts.columns.map(({ label }) => label);

export const VenueRow = memo(function VenueRow({ row: venue, toggle }: RowProps<Venue>) {
  const { word, tone, dot = 'fill', end } = statusOf(venue);
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowheader} className="t-identity">
        <div className="t-main">
          {venue.url ? (
            <img className="t-thumb" src={venue.url} alt="" width="36" height="36" loading="lazy" decoding="async" />
          ) : (
            <Icon name="store" size={36} viewBox="-8 -8 40 40" stroke="var(--_t-color-text-tertiary)" />
          )}
          <div>
            <span className="t-name">{venue.venueName}</span>
            <span className="t-sub">{venue.code}</span>
          </div>
        </div>
      </th>
      <td {...roles.cell} className="t-card-wide" data-l={company}>
        <span className="t-muted">{venue.companyName}</span>
      </td>
      <td {...roles.cell} data-l={place}>
        {venue.cityName} <span className="t-faint">/ {venue.districtName}</span>
      </td>
      <td {...roles.cell} data-l={plan}>
        <span className="t-tag" data-variant={venue.hasPlusPackage ? 'strong' : 'plain'}>
          {venue.hasPlusPackage ? texts.plan.plus : texts.plan.basic}
        </span>
      </td>
      <td {...roles.cell} data-l={status}>
        <div className="t-row">
          <span className="t-badge" data-tone={tone} data-dot={dot}>
            {word}
          </span>
          {end && <span className="t-small">{`${texts.until} ${end}`}</span>}
        </div>
      </td>
      <td {...roles.cell} className="t-switch" data-l={active}>
        <Switch
          label={`${venue.venueName} ${texts.active}`}
          checked={venue.isOpen}
          busy={venue.switching !== undefined}
          onClick={() => toggle(venue, 'isOpen')}
        />
      </td>
      <td {...roles.cell} className="t-actions">
        <div className="t-acts">
          <RowLink
            label={`${listTexts.edit}: ${venue.venueName}`}
            href={`/dashboard/venue/${venue.id}`}
            icon="pencil"
          />
          <RowLink
            label={`${texts.history}: ${venue.venueName}`}
            href={`/dashboard/venue/${venue.id}/activity`}
            icon="rotate-ccw-clock lucide-history"
          />
        </div>
      </td>
    </tr>
  );
});
