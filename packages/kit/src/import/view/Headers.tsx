import { Alert, ArrowRightIcon, Button, CircleAlertIcon, CircleCheckIcon, Select, Table2Icon } from '@telve/ui';
import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { columnNameOf } from '../pure/columns';
import { type ColumnMatch, missingOf, openMatches } from '../pure/matches';
import { importTexts } from '../texts';
import { Hint, Match, Rows } from './styles';
import type { ViewProps } from './types';

/** The choice that leaves a column out. */
const ignore = '-';

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** Which column of the file is which field: the unknown ones are asked for by name, required ones that lack are named. */
export function Headers({ session, state }: ViewProps) {
  const { matches } = state;
  const { columns } = session.setup;
  const [all, setAll] = useState(false);
  // What was unsure when this was opened stays in sight: a row must not go away while its field is chosen.
  const [first] = useState(
    () => new Set(matches.filter(({ how, ignored }) => how !== 'exact' && !ignored).map(({ index }) => index)),
  );
  const texts = useTexts(importTexts).headers;
  const open = openMatches(matches);
  const missing = missingOf(matches, columns);
  const isShown = ({ index, how }: ColumnMatch) => all || first.has(index) || how !== 'exact';
  const shown = matches.filter(isShown);
  const hidden = matches.length - shown.length;
  const nameOf = ({ header, index }: ColumnMatch) => header || texts.nameless(columnNameOf(index));
  return (
    <>
      {open.length > 0 && (
        <Alert
          tone="danger"
          icon={<Table2Icon aria-hidden="true" />}
          title={texts.open(open.length, quoted(open.map(nameOf)))}
        >
          {texts.openText}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert tone="danger" icon={<Table2Icon aria-hidden="true" />} title={texts.missing(quoted(missing))}>
          {texts.missingText}
        </Alert>
      )}
      {open.length === 0 && missing.length === 0 && (
        <Alert tone="success" title={texts.good}>
          {texts.goodText}
        </Alert>
      )}
      <Rows aria-label={texts.list}>
        {shown.map((match) => (
          <HeaderRow key={match.index} match={match} name={nameOf(match)} session={session} />
        ))}
      </Rows>
      {hidden > 0 && (
        <Hint>
          {texts.more(hidden)}{' '}
          <Button variant="link" size="sm" onClick={() => setAll(true)}>
            {texts.all}
          </Button>
        </Hint>
      )}
    </>
  );
}

function HeaderRow({ match, name, session }: { match: ColumnMatch; name: string } & Pick<ViewProps, 'session'>) {
  const texts = useTexts(importTexts).headers;
  const { field, how, ignored, index } = match;
  const isOpen = field === null && !ignored;
  const state = ignored ? texts.ignored : isOpen ? texts.unknown : how === 'exact' ? texts.exact : texts.close;
  return (
    <li data-bad={isOpen ? '' : undefined}>
      {isOpen ? <CircleAlertIcon aria-hidden="true" /> : <CircleCheckIcon aria-hidden="true" />}
      <Match>
        <div>
          <b>{name}</b>
          <p>{state}</p>
        </div>
        <ArrowRightIcon aria-hidden="true" />
        <Select
          label={texts.select(name)}
          hideLabel
          hideEmpty
          required
          placeholder={texts.choose}
          value={ignored ? ignore : (field ?? '')}
          error={isOpen ? texts.required : undefined}
          options={[
            { value: ignore, label: texts.ignore },
            ...session.setup.columns.map((column) => ({ value: column.field, label: column.header })),
          ]}
          onChange={(next) => next !== '' && session.check.choose(index, next === ignore ? null : next)}
        />
      </Match>
    </li>
  );
}
