import type { RadarItem, RadarKind } from '@telve/api';
import { TargetLink, useNavigation, useTexts } from '@telve/kit';
import type { IsoDate } from '@telve/locale';
import {
  Badge,
  containerBelow,
  FlameIcon,
  ImageIcon,
  MegaphoneIcon,
  TicketPercentIcon,
  TreePalmIcon,
  text,
  theme,
  truncate,
} from '@telve/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { radarTexts } from './texts';
import { endOf, extendWords, factOf, isNear, radarTargets } from './words';

const icons: Readonly<Record<RadarKind, ComponentType<{ 'aria-hidden': true }>>> = {
  campaign: TicketPercentIcon,
  merchantCampaign: MegaphoneIcon,
  banner: ImageIcon,
  busy: FlameIcon,
  holiday: TreePalmIcon,
};

/** One thing that ends soon; leads to where it is extended, where the host has that page. */
export function RadarLine({ item, today }: { item: RadarItem; today: IsoDate }) {
  const texts = useTexts(radarTexts);
  const target = radarTargets[item.kind];
  const isLink = useNavigation().href(target, { id: item.id }) !== undefined;
  const Icon = icons[item.kind];
  const content = (
    <>
      <Icon aria-hidden />
      <span className="words">
        <b>{item.name}</b>
        <small>{factOf(item, texts)}</small>
      </span>
      <Badge tone={isNear(item, today) ? 'warning' : 'neutral'}>{endOf(item, texts, today)}</Badge>
    </>
  );
  return (
    <Line>
      {isLink ? (
        <TargetLink target={target} params={{ id: item.id }}>
          {content}
          <span className="go">{extendWords(item, texts)}</span>
        </TargetLink>
      ) : (
        <span>{content}</span>
      )}
    </Line>
  );
}

const { color, space } = theme;

const Line = styled.div`
  & > a, & > span {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    min-height: 44px;
    padding: ${space[4]} ${space[6]};
    color: inherit;
    text-decoration: none;
  }
  & > a:hover { background: ${color.bg.hover}; color: inherit; text-decoration: none; }
  & > a:hover b { text-decoration: underline; }
  & > a:focus-visible { outline-offset: -2px; }
  & svg { flex: none; width: 16px; height: 16px; margin: 0 ${space[4]} 0 0; color: ${color.text.tertiary}; }
  & .words { flex: 1; min-width: 0; }
  & .words > b { display: block; font-weight: 500; ${truncate} }
  & .words > small {
    display: block;
    ${text('caption')}
    color: ${color.text.secondary};
  }
  & .go { ${text('label')} color: ${color.text.link}; }
  ${containerBelow.sm} {
    & > a, & > span { flex-wrap: wrap; }
    & .words { flex-basis: calc(100% - 44px); }
    & .words > b { white-space: normal; }
    & .words + * { margin-left: 36px; }
    & .go { margin-left: auto; }
  }
`;
