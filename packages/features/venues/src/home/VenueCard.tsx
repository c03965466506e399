import type { VenueRow } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Badge, StoreIcon, text, theme, truncate } from '@telve/ui';
import { styled } from 'styled-components';
import { statusEnd, statusLooks, statusOf } from '../status';
import { venueTexts } from '../texts';

/** One venue of the home card: picture, name, code, and how it is doing. */
export function VenueCard({ venue }: { venue: VenueRow }) {
  const texts = useTexts(venueTexts);
  const status = statusOf(venue);
  const end = statusEnd(venue);
  const note = status === 'comingSoon' ? texts.notOrdering : end && texts.until(end);
  return (
    <Root>
      <Identity>
        <Picture>
          {venue.url ? (
            <img src={venue.url} alt="" width="44" height="44" loading="lazy" decoding="async" />
          ) : (
            <StoreIcon aria-hidden="true" size={20} />
          )}
        </Picture>
        <div>
          <h3>{venue.venueName}</h3>
          <small>{venue.code}</small>
        </div>
      </Identity>
      <State>
        <Badge {...statusLooks[status]}>{texts.status[status]}</Badge>
        {note && <small>{note}</small>}
      </State>
    </Root>
  );
}

const { color, space, radius } = theme;

const Root = styled.article`
  padding: ${space[6]};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  background: ${color.bg.surface};
`;

const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  & > div { min-width: 0; }
  & h3 { ${text('body')} font-weight: 550; ${truncate} }
  & small { ${text('caption')} color: ${color.text.secondary}; }
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${color.bg.pressed};
  color: ${color.text.tertiary};
  & > img { width: 100%; height: 100%; object-fit: cover; }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  margin-top: 14px;
  & small { ${text('caption')} color: ${color.text.secondary}; }
`;
