'use client';
import { formatNumber } from '@telve/locale';
import { memo } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../texts/fill';
import { useLateTexts } from '../../texts/late';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { isInTurkey, lakesPath, landPath, mapSize, project } from './geometry';
import { mapTexts } from './texts';

export interface TurkeyMapProps {
  /** Degrees north; null while there is none, the map then has no pin. */
  latitude: number | null;
  /** Degrees east. */
  longitude: number | null;
  /** Name of the place for assistive technology: "Kadıköy, İstanbul". Default: the coordinates. */
  place?: string;
}

/** The outline of Turkey with a pin and cross hairs at a place, and a word under it when the place lies outside. Loads nothing. */
export function TurkeyMap({ latitude, longitude, place }: TurkeyMapProps) {
  const texts = useLateTexts('map', mapTexts);
  const at = latitude === null || longitude === null ? null : { latitude, longitude };
  const outside = at !== null && !isInTurkey(at.latitude, at.longitude);
  const where = place ?? (at && `${degrees(at.latitude)}, ${degrees(at.longitude)}`) ?? '';
  const label = at ? fill(outside ? texts.outsideLabel : texts.label, { place: where }) : texts.empty;
  const { width, height } = mapSize;
  return (
    <Frame>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <Outline />
        {at && !outside && <Pin {...project(at.longitude, at.latitude)} />}
      </svg>
      <p role="status">{outside && texts.outside}</p>
    </Frame>
  );
}

const degrees = (value: number) => formatNumber(value, { maxDecimals: 5 });

const Outline = memo(() => (
  <>
    <path className="land" d={landPath()} />
    <path className="lake" d={lakesPath()} />
  </>
));

function Pin({ x, y }: { x: number; y: number }) {
  const { width, height } = mapSize;
  return (
    <>
      <path className="hairs" d={`M${x} 4V${height - 4}M4 ${y}H${width - 4}`} />
      <circle className="halo" cx={x} cy={y} r="9" />
      <circle className="pin" cx={x} cy={y} r="4" />
    </>
  );
}

const { color } = theme;

const Frame = styled.div`
  & > svg {
    display: block;
    width: 100%;
    height: auto;
    border-radius: ${theme.radius.md};
    background: ${color.bg.sunken};
    box-shadow: inset 0 0 0 1px ${color.border.default};
  }
  & path { vector-effect: non-scaling-stroke; }
  & .land { fill: ${color.bg.track}; stroke: ${color.border.control}; stroke-width: 0.75; stroke-linejoin: round; }
  & .lake { fill: ${color.bg.sunken}; stroke: ${color.border.control}; stroke-width: 0.5; }
  & .hairs { fill: none; stroke: ${color.accent.border}; stroke-width: 0.75; stroke-dasharray: 3 3; }
  & .halo { fill: ${color.accent.solid}; opacity: 0.22; }
  & .pin { fill: ${color.accent.solid}; stroke: ${color.bg.surface}; stroke-width: 1.5; }
  & > p {
    ${text('caption')}
    margin-top: ${theme.space[3]};
    color: ${color.warning.text};
    font-weight: 500;
  }
  & > p:empty { margin: 0; }
  @media (forced-colors: active) {
    & > svg { border: 1px solid CanvasText; }
    & .land { fill: Canvas; stroke: CanvasText; }
    & .lake { fill: Canvas; stroke: CanvasText; }
    & .hairs { stroke: Highlight; }
    & :is(.pin, .halo) { fill: Highlight; stroke: Canvas; }
  }
`;
