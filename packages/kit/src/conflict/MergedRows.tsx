'use client';
import { IconButton, RefreshCwIcon, Tag } from '@telve/ui';
import { useTexts } from '../texts/texts';
import type { Choices, Difference, Side } from './merge';
import { Merged } from './styles';
import { conflictTexts } from './texts';
import type { ValueText } from './useValueText';

interface MergedRowsProps {
  differences: readonly Difference[];
  choices: Choices;
  valueText: ValueText;
  onChoose: (name: string, side: Side) => void;
}

const other = (side: Side | undefined): Side => (side === 'mine' ? 'theirs' : 'mine');

/** What only one side changed: merged, and changeable. */
export function MergedRows({ differences, choices, valueText, onChoose }: MergedRowsProps) {
  const texts = useTexts(conflictTexts);
  return (
    <Merged>
      {differences.map(({ name, label, changedBy, ...sides }) => {
        const chosen = choices[name] ?? (changedBy === 'mine' ? 'mine' : 'theirs');
        return (
          <li key={name}>
            <div>
              <b>{label}</b>
              <p>{texts.instead(valueText(name, sides[other(chosen)]), valueText(name, sides[chosen]))}</p>
            </div>
            <Tag>{chosen === 'mine' ? texts.mergedMine : texts.mergedTheirs}</Tag>
            <IconButton
              label={texts.other(label)}
              icon={<RefreshCwIcon />}
              onClick={() => onChoose(name, other(chosen))}
            />
          </li>
        );
      })}
    </Merged>
  );
}
