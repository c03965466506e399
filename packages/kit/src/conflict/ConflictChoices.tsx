'use client';
import { Avatar, Button, Card } from '@telve/ui';
import { Fragment, useId } from 'react';
import { useTexts } from '../texts/texts';
import type { Choices, Difference, Side } from './merge';
import { Choice, Compare } from './styles';
import { conflictTexts } from './texts';
import type { ValueText } from './useValueText';
import { markWords } from './words';

interface ConflictChoicesProps {
  differences: readonly Difference[];
  choices: Choices;
  /** Name of the other person. */
  who: string;
  /** Their first name, when it is known. */
  firstName: string | undefined;
  /** When they saved, in words. */
  at: string;
  valueText: ValueText;
  onChoose: (name: string, side: Side) => void;
  onChooseAll: (side: Side) => void;
}

/** What both changed: one group of two choices for each field. */
export function ConflictChoices({ differences, firstName, onChooseAll, ...group }: ConflictChoicesProps) {
  const texts = useTexts(conflictTexts);
  const { who } = group;
  return (
    <Card
      title={texts.bothTitle}
      description={texts.bothText}
      actions={
        <>
          <Button variant="ghost" size="sm" onClick={() => onChooseAll('mine')}>
            {texts.allMine}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onChooseAll('theirs')}>
            {firstName === undefined ? texts.allTheirs : texts.allOf(firstName)}
          </Button>
        </>
      }
    >
      <Compare>
        <div className="row head" aria-hidden="true">
          <span />
          <span className="who">{texts.mine}</span>
          <span className="who">
            <Avatar name={who} tone="neutral" />
            <span>
              {who} <small>{texts.theirs}</small>
            </span>
          </span>
        </div>
        {differences.map((difference) => (
          <ChoiceGroup key={difference.name} difference={difference} {...group} />
        ))}
      </Compare>
    </Card>
  );
}

/** A text without the spaces at its ends, between them. */
const spaced = (text: string): readonly [string, string, string] => {
  const word = text.trim();
  if (word === '') return [text, '', ''];
  const at = text.indexOf(word);
  return [text.slice(0, at), word, text.slice(at + word.length)];
};

type ChoiceGroupProps = Omit<ConflictChoicesProps, 'differences' | 'firstName' | 'onChooseAll'> & {
  difference: Difference;
};

function ChoiceGroup({ difference, choices, who, at, valueText, onChoose }: ChoiceGroupProps) {
  const texts = useTexts(conflictTexts);
  const id = useId();
  const { name, label, group } = difference;
  const chosen = choices[name];
  const mine = valueText(name, difference.mine);
  const theirs = valueText(name, difference.theirs);
  const side = (value: Side, note: string, text: string, other: string) => (
    <Choice>
      <input type="radio" name={id} checked={chosen === value} onChange={() => onChoose(name, value)} />
      <span>
        <span className="note">{note}</span>{' '}
        <b>
          {markWords(text, other).map(({ text: words, marked }, index) => {
            // Spaces stand between the parts: some readers of names drop those at the edge of an element.
            const [before, word, after] = spaced(words);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity.
              <Fragment key={index}>
                {before}
                {marked ? <mark>{word}</mark> : <span>{word}</span>}
                {after}
              </Fragment>
            );
          })}
        </b>
      </span>
    </Choice>
  );
  return (
    <div className="row" role="radiogroup" aria-labelledby={`${id}-label`}>
      <div className="name" id={`${id}-label`}>
        <b>
          {label}
          {chosen === undefined && <i className="todo" role="img" aria-label={texts.unchosen} />}
        </b>
        {group && <span>{group}</span>}
      </div>
      {side('mine', texts.mine, mine, theirs)}
      {side('theirs', `${who}, ${at}`, theirs, mine)}
    </div>
  );
}
