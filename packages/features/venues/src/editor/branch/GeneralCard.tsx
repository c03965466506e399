import type { Venue } from '@telve/api';
import { useTexts } from '@telve/kit';
import { TurkeyMap, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { Grid } from '../layout';
import { venueEditorTexts } from '../texts';
import { ReadOnlyCard } from './ReadOnlyCard';

/** Name, code, company, plan and place to read, in the form's order and shape (VEN-51). */
export function GeneralCard({ venue }: { venue: Venue }) {
  const { branch, labels, general, sections, place: placeOf } = useTexts(venueEditorTexts);
  const place = placeOf(venue.districtName, venue.cityName);
  const facts = [
    { name: labels.venueName, words: venue.venueName, width: 'c8' },
    { name: general.code, words: venue.code, width: 'c4' },
    { name: labels.companyId, words: venue.companyName, width: 'c8' },
    { name: branch.plan, words: branch.plans[venue.hasPlusPackage ? 'plus' : 'basic'], width: 'c4' },
    { name: labels.address, words: `${venue.address}, ${place}`, width: '' },
  ];
  return (
    <ReadOnlyCard title={sections.general}>
      <Facts as="dl">
        {facts.map(({ name, words, width }) => (
          <div key={name} className={width}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Facts>
      <Place>
        <TurkeyMap latitude={venue.latitude} longitude={venue.longitude} place={place} />
      </Place>
    </ReadOnlyCard>
  );
}

const { color, control, space } = theme;

/** Looks like fields that are read-only; a long address wraps, which it would not in a field. */
const Facts = styled(Grid)`
  margin: 0;
  & dt {
    margin-bottom: ${space[3]};
    ${text('label')}
  }
  & dd {
    margin: 0;
    min-height: ${control.md};
    padding: calc((${control.md} - 1.5em) / 2) ${space[5]};
    line-height: 1.5em;
    border-radius: ${theme.radius.md};
    background: ${color.bg.sunken};
    box-shadow: inset 0 0 0 1px ${color.border.subtle};
    overflow-wrap: anywhere;
    font-size: ${control.text};
    font-variant-numeric: tabular-nums;
  }
`;

const Place = styled.div`
  max-width: 420px;
  margin-top: ${space[7]};
`;
