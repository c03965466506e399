'use client';
import { formatDate, formatTime } from '@telve/locale';
import { Alert, Card, UsersIcon } from '@telve/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts/texts';
import { ConflictBar } from './ConflictBar';
import { ConflictChoices } from './ConflictChoices';
import { MergedRows } from './MergedRows';
import { type Choices, differencesOf, mergeValues, type Side, startChoices } from './merge';
import { Heading, Sections } from './styles';
import { conflictTexts } from './texts';
import type { ConflictOptions, StoredRecord } from './types';
import { useValueText } from './useValueText';

export interface ConflictViewProps<Values extends object> {
  options: ConflictOptions<Values>;
  /** Names of the fields by path; compared unless the options name the fields themselves. */
  labels: Readonly<Record<string, string>>;
  stored: StoredRecord<Values>;
  /** The merged values are being saved. */
  busy: boolean;
  /** Back to the form, where everything typed still stands. Told what both changed, in the order of the comparison. */
  onBack: (names: readonly string[]) => void;
  /** Saves the merged values over the stored version. */
  onMerged: (values: Values, from: { values: Values; version: number | undefined }) => void;
}

/**
 * Two people, one record: what both changed is chosen field by field, the rest merges by itself and may be changed too.
 * Saving waits until every field has a choice; nothing that both changed is chosen beforehand.
 */
export function ConflictView<Values extends object>(props: ConflictViewProps<Values>) {
  const { options, labels, stored, busy, onBack, onMerged } = props;
  const texts = useTexts(conflictTexts);
  const fields = useMemo(
    () => options.fields ?? Object.entries(labels).map(([name, label]) => ({ name, label })),
    [options.fields, labels],
  );
  const differences = useMemo(() => differencesOf(fields, stored), [fields, stored]);
  const [choices, setChoices] = useState<Choices>(() => startChoices(differences));
  const valueText = useValueText(options.format);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus has just gone out of sight.
  useEffect(() => heading.current?.focus(), []);

  const both = differences.filter(({ changedBy }) => changedBy === 'both');
  const merged = differences.filter(({ changedBy }) => changedBy !== 'both');
  const waiting = both.filter(({ name }) => choices[name] === undefined);
  const who = stored.changedBy ?? texts.someone;
  const firstName = stored.changedBy?.trim().split(/\s+/)[0] || undefined;
  const day = formatDate(stored.changedAt);
  const at = formatTime(stored.changedAt);
  const readDay = formatDate(stored.readAt);
  const choose = (name: string, side: Side) => setChoices((before) => ({ ...before, [name]: side }));
  const save = () =>
    onMerged(mergeValues(stored, differences, choices, fields), { values: stored.theirs, version: stored.version });

  return (
    <>
      <Heading>
        <h2 ref={heading} tabIndex={-1}>
          {options.title ?? texts.title}
        </h2>
        <p>{texts.intro}</p>
      </Heading>
      <Sections>
        <Alert icon={<UsersIcon aria-hidden="true" />} title={texts.savedBy(who, day, at)} announce>
          {stored.readAt && `${texts.opened(readDay === day ? '' : readDay, formatTime(stored.readAt))} `}
          {texts.bothCount(both.length)}
        </Alert>
        {both.length > 0 && (
          <ConflictChoices
            differences={both}
            choices={choices}
            who={who}
            firstName={firstName}
            at={at}
            valueText={valueText}
            onChoose={choose}
            onChooseAll={(side) =>
              setChoices((before) => ({ ...before, ...Object.fromEntries(both.map(({ name }) => [name, side])) }))
            }
          />
        )}
        {merged.length > 0 && (
          <Card title={texts.mergedTitle} description={texts.mergedText}>
            <MergedRows
              differences={merged}
              choices={choices}
              firstName={firstName}
              valueText={valueText}
              onChoose={choose}
            />
          </Card>
        )}
      </Sections>
      <ConflictBar
        total={both.length}
        waiting={waiting}
        busy={busy}
        onBack={() => onBack(both.map(({ name }) => name))}
        onSave={save}
      />
    </>
  );
}
