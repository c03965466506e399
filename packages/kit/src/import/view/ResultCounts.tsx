import { formatNumber } from '@telve/locale';
import { useTexts } from '../../texts/texts';
import type { Outcome } from '../pure/outcome';
import { importTexts } from '../texts';
import { Counts, Split } from './resultStyles';

const tones = { loaded: 'success', failed: 'danger', skipped: 'rest', unsent: 'rest' } as const;
const keys = ['loaded', 'failed', 'skipped', 'unsent'] as const;

/** The counts of a result, as figures and as lengths; the server's count of refused rows is among them (D-62). */
export function ResultCounts({ outcome }: { outcome: Outcome }) {
  const texts = useTexts(importTexts).result;
  const total = keys.reduce((sum, key) => sum + outcome[key], 0);
  const seen = keys.filter((key) => outcome[key] > 0 || key === 'loaded' || key === 'failed');
  let start = 0;
  const bars = keys.map((key) => {
    const width = total === 0 ? 0 : (outcome[key] / total) * 1000;
    const bar = { key, x: start, width };
    start += width;
    return bar;
  });
  const words = seen.map((key) => texts.part(outcome[key], texts.counts[key])).join(', ');
  return (
    <>
      <Counts>
        {seen.map((key) => (
          <div key={key} data-tone={tones[key]}>
            <dt>{texts.counts[key]}</dt>
            <dd>{formatNumber(outcome[key])}</dd>
          </div>
        ))}
      </Counts>
      <Split viewBox="0 0 1000 8" preserveAspectRatio="none" role="img" aria-label={texts.split(total, words)}>
        {bars.map(({ key, x, width }) => (
          <rect key={key} data-tone={tones[key]} x={x} width={width} height="8" />
        ))}
      </Split>
    </>
  );
}
