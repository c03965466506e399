import { memo } from 'react';
import { Icon } from './Icon';
import { texts } from './texts';
import { statusOf, type Venue } from './venues';

interface VenueRowProps {
  venue: Venue;
  toggle: (venue: Venue) => void;
}

const roles = { row: { role: 'row' }, rowheader: { role: 'rowheader' }, cell: { role: 'cell' } } as const;
const [, company, place, plan, status, active] = texts.columns;

export const VenueRow = memo(function VenueRow({ venue, toggle }: VenueRowProps) {
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
        <button
          type="button"
          role="switch"
          className="telve-switch"
          aria-checked={venue.isOpen}
          aria-label={`${venue.venueName} ${texts.active}`}
          aria-busy={venue.isSwitching || undefined}
          onClick={() => toggle(venue)}
        >
          <i />
        </button>
      </td>
      <td {...roles.cell} className="t-actions">
        <div className="t-acts">
          <RowLink
            label={`${texts.history}: ${venue.venueName}`}
            href={`/dashboard/venue/${venue.id}/activity`}
            icon="rotate-ccw-clock lucide-history"
          />
          <RowLink label={`${texts.edit}: ${venue.venueName}`} href={`/dashboard/venue/${venue.id}`} icon="pencil" />
        </div>
      </td>
    </tr>
  );
});

interface RowLinkProps {
  label: string;
  href: string;
  icon: 'rotate-ccw-clock lucide-history' | 'pencil';
}

function RowLink({ label, href, icon }: RowLinkProps) {
  return (
    <a className="t-act" href={href} aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  );
}
