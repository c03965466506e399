import type { SalesFigures } from '@telve/api';
import { TargetLink, useTexts } from '@telve/kit';
import { formatNumber, formatPercent } from '@telve/locale';
import { CellText, type Delta, deltaOf, theme } from '@telve/ui';
import { reportTexts } from '../texts';

const signs: Partial<Record<Delta['direction'], string>> = { up: '+', down: '−' };

/** `+%8,4`: the sign says the direction, not a colour. */
const signed = ({ direction, ratio }: Delta): string => `${signs[direction] ?? ''}${formatPercent(ratio)}`;

/** A column of links in the colour of links would be louder than what it says. */
const quiet = {
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: theme.color.border.strong,
  textUnderlineOffset: '3px',
} as const;

interface FigureProps {
  name: keyof SalesFigures;
  figures: SalesFigures & { previous: SalesFigures | null };
  /** The figure that the report is about. */
  strong?: boolean;
  /** Where the orders behind the figure are listed. */
  to?: { label: string; search: Readonly<Record<string, string | number | undefined>> };
}

/** A figure of the venue report, beneath it what it was in the period before. */
export function Figure({ name, figures, strong, to }: FigureProps) {
  const texts = useTexts(reportTexts).venues;
  const now = figures[name];
  const before = figures.previous?.[name];
  const delta = deltaOf(now, before);
  const number = to ? (
    <TargetLink target="reports.orders" search={to.search} aria-label={to.label} style={quiet}>
      {formatNumber(now)}
    </TargetLink>
  ) : (
    formatNumber(now)
  );
  return (
    <>
      {strong ? <b style={{ fontWeight: 600 }}>{number}</b> : number}
      {delta && (
        <div style={{ fontWeight: 400 }} title={texts.before(formatNumber(before))}>
          <CellText look="small">
            {texts.compared(delta.direction === 'new' ? texts.fresh : signed(delta), formatNumber(before))}
          </CellText>
        </div>
      )}
    </>
  );
}
