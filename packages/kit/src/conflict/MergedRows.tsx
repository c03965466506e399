'use client';
import { GitMergeIcon, IconButton, Repeat2Icon, Tag } from '@telve/ui';
import { useTexts } from '../texts/texts';
import type { Choices, Difference, Side } from './merge';
import { Merged } from './styles';
import { conflictTexts } from './texts';
import type { ValueText } from './useValueText';

interface MergedRowsProps {
  differences: readonly Difference[];
  choices: Choices;
  /** First name of the other person, when it is known. */
  firstName: string | undefined;
  valueText: ValueText;
  onChoose: (name: string, side: Side) => void;
}

const other = (side: Side | undefined): Side => (side === 'mine' ? 'theirs' : 'mine');

/** What only one side changed: merged, and changeable. */
export function MergedRows({ differences, choices, firstName, valueText, onChoose }: MergedRowsProps) {
  const texts = useTexts(conflictTexts);
  const theirs = firstName === undefined ? texts.mergedTheirs : texts.mergedOf(firstName);
  return (
    <Merged>
      {differences.map(({ name, label, changedBy, ...sides }) => {
        const chosen = choices[name] ?? (changedBy === 'mine' ? 'mine' : 'theirs');
        return (
          <li key={name}>
            <GitMergeIcon aria-hidden="true" />
            <div>
              <b>{label}</b>
              <p>{texts.instead(valueText(name, sides[other(chosen)]), valueText(name, sides[chosen]))}</p>
            </div>
            <Tag>{chosen === 'mine' ? texts.mergedMine : theirs}</Tag>
            <IconButton
              label={texts.other(label)}
              icon={<Repeat2Icon />}
              onClick={() => onChoose(name, other(chosen))}
            />
          </li>
        );
      })}
    </Merged>
  );
}
