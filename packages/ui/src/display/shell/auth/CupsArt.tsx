'use client';
import { theme } from '../../../theme/theme';
import { type Cup, cupColours as colours, cupRows, cupStep } from './cups';

const petals = [0, 45, 90, 135, 180, 225, 270, 315];
const leaves = [12.24, 2.88, -6.48, -15.84];
const leafWidths = [22.32, 18, 13.68, 9.36];

function Content({ cup: { art, line } }: { cup: Cup }) {
  if (art === 'grounds') {
    return (
      <g fill="none" stroke={colours.ring}>
        <circle r="29.52" strokeOpacity=".35" strokeWidth="2.16" />
        <path d="M-18 3.6a18 18 0 0 1 28.8 -16.2" strokeOpacity=".5" strokeWidth="2.88" strokeLinecap="round" />
      </g>
    );
  }
  if (art === 'heart')
    return <path d="M0 20.88C-32.4 -1.8 -16.2 -23.4 0 -7.2C16.2 -23.4 32.4 -1.8 0 20.88Z" fill={colours.milk} />;
  if (art === 'fern') {
    return (
      <g fill="none" stroke={line} strokeWidth="3.6" strokeLinecap="round">
        {leaves.map((y, index) => (
          <path key={y} d={`M-${leafWidths[index]} ${y}Q0 ${y + 12.96} ${leafWidths[index]} ${y}`} />
        ))}
        <path d="M0 24.48V-21.6" strokeWidth="2.16" />
      </g>
    );
  }
  return null;
}

function CupFromAbove({ cup, x, y, angle }: { cup: Cup; x: number; y: number; angle: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <circle r="72" fill={cup.glazed ? colours.glaze : colours.saucer} />
      <circle r="61.92" fill="none" stroke={colours.porcelain} strokeOpacity=".12" strokeWidth="1.44" />
      <rect x="37.944" y="-7.92" width="28.8" height="15.84" rx="7.92" fill={colours.porcelain} />
      <circle r="44.64" fill={colours.porcelain} />
      <circle r="36" fill={cup.fill} />
      <Content cup={cup} />
      {cup.glazed &&
        petals.map((turn) => (
          <ellipse key={turn} cx="53.28" rx="5.4" ry="2.52" transform={`rotate(${turn})`} fill={colours.petal} />
        ))}
    </g>
  );
}

/** Cups on a dark table, seen from above: the picture of the sign-in pages. */
export function CupsArt() {
  return (
    <svg viewBox="0 0 760 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect width="760" height="900" fill={theme.color.brand.panel} />
      {cupRows.map((row, line) =>
        row.map(([cup, angle], column) => (
          <CupFromAbove
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
            key={`${line}-${column}`}
            cup={cup}
            angle={angle}
            x={cupStep.left + (line % 2) * cupStep.shift + column * cupStep.x}
            y={cupStep.top + line * cupStep.y}
          />
        )),
      )}
    </svg>
  );
}
