import type { Venue } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Card, containerBelow, FormStack, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { venueEditorTexts } from '../texts';

/** Beside what a venue user sees: whom to write to, and the venue's pictures. */
export function BranchAside({ venue }: { venue: Venue }) {
  const { branch } = useTexts(venueEditorTexts);
  return (
    <Aside as="aside">
      <Card title={branch.help.title} description={branch.help.text} />
      {venue.images.length > 0 && (
        <Gallery aria-label={branch.images}>
          {venue.images.map((address, at) => (
            <li key={address}>
              <img src={address} alt={branch.imageOf(at + 1)} loading="lazy" />
            </li>
          ))}
        </Gallery>
      )}
    </Aside>
  );
}

const { color, space } = theme;

const Aside = styled(FormStack)`
  position: sticky;
  top: calc(var(--_sticky-top, 0px) + ${space[8]});
  ${containerBelow.lg} { position: static; }
`;

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: ${theme.radius.md};
    background: ${color.bg.pressed};
    box-shadow: inset 0 0 0 1px ${color.border.default};
  }
  & img { display: block; width: 100%; height: 100%; object-fit: cover; }
`;
