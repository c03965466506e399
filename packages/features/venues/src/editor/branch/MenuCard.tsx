import { type Venue, venueEditorEntries } from '@telve/api';
import { useQuery, useTexts } from '@telve/kit';
import { Button, containerBelow, Skeleton, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { venueEditorTexts } from '../texts';
import { namesOf } from './menuWords';
import { ReadOnlyCard } from './ReadOnlyCard';

const all = {};

/** Coffees, milk types and sizes to read (VEN-51). Coffees and sizes have their names from the catalogues. */
export function MenuCard({ venue }: { venue: Venue }) {
  const texts = useTexts(venueEditorTexts);
  const { branch } = texts;
  const coffees = useQuery(venueEditorEntries.coffeeOptions, all);
  const sizes = useQuery(venueEditorEntries.coffeeSizes, all);
  const names = coffees.data && sizes.data && namesOf(venue, coffees.data, sizes.data);
  const failed = !names && (coffees.error ?? sizes.error);
  const reload = () => [coffees, sizes].filter(({ data }) => !data).map((query) => query.reload());
  const milks = venue.milkTypes.map(({ milkType }) => milkType);
  const facts = [
    { name: branch.coffeeNames, words: names?.coffees, wide: true },
    { name: branch.milks, words: milks },
    { name: branch.sizes, words: names?.sizes },
  ];
  return (
    <ReadOnlyCard title={branch.coffees}>
      {failed ? (
        <Failed role="alert">
          {branch.menuFailed}
          <Button size="sm" onClick={() => void Promise.all(reload())}>
            {branch.retry}
          </Button>
        </Failed>
      ) : (
        <Facts>
          {facts.map(({ name, words, wide }) => (
            <div key={name} className={wide ? 'wide' : undefined}>
              <dt>{name}</dt>
              <dd>{words ? words.join(', ') || texts.compare.none : <Skeleton width="60%" height={16} />}</dd>
            </div>
          ))}
        </Facts>
      )}
    </ReadOnlyCard>
  );
}

const { space } = theme;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[5]};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[8]};
  margin: 0;

  & > .wide { grid-column: 1 / -1; }
  & dt {
    ${text('caption')}
    color: ${theme.color.text.secondary};
  }
  & dd {
    margin: 2px 0 0;
    font-weight: 450;
    overflow-wrap: anywhere;
  }
  ${containerBelow.md} { grid-template-columns: minmax(0, 1fr); }
`;
