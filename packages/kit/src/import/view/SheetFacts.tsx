import { Button, Select } from '@telve/ui';
import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { importTexts } from '../texts';
import { type ImportSheet, sheetDelimiters, sheetEncodings } from '../types';
import { Facts } from './styles';
import type { ViewProps } from './types';

interface SheetFactsProps extends Pick<ViewProps, 'session' | 'state'> {
  sheet: ImportSheet;
  headLine: number;
}

/** How the file was understood. Of a csv both can be changed: it is read again at once. */
export function SheetFacts({ session, state, sheet, headLine }: SheetFactsProps) {
  const texts = useTexts(importTexts).check;
  const [changing, setChanging] = useState(false);
  const { encoding, delimiter } = sheet;
  const isText = sheet.type === 'csv';
  return (
    <Facts>
      <dl>
        {isText ? (
          <>
            <div>
              <dt>{texts.encoding}</dt>
              <dd>{encoding ? texts.encodings[encoding] : '—'}</dd>
            </div>
            <div>
              <dt>{texts.delimiter}</dt>
              <dd>{delimiter ? texts.delimiters[delimiter] : texts.noDelimiter}</dd>
            </div>
          </>
        ) : (
          <div>
            <dt>{texts.type}</dt>
            <dd>{sheet.type}</dd>
          </div>
        )}
        <div>
          <dt>{texts.head}</dt>
          <dd>{texts.headLine(headLine)}</dd>
        </div>
      </dl>
      {isText && (
        <Button
          size="sm"
          variant="link"
          aria-label={texts.changeReading}
          aria-expanded={changing}
          onClick={() => setChanging((before) => !before)}
        >
          {texts.change}
        </Button>
      )}
      {isText && changing && (
        <div className="choices">
          <Select
            label={texts.encoding}
            hideEmpty
            value={encoding ?? ''}
            options={sheetEncodings.map((value) => ({ value, label: texts.encodings[value] }))}
            onChange={(next) => next !== '' && session.file.reread({ ...state.options, encoding: next })}
          />
          <Select
            label={texts.delimiter}
            hideEmpty
            value={delimiter ?? ''}
            options={sheetDelimiters.map((value) => ({ value, label: texts.delimiters[value] }))}
            onChange={(next) => next !== '' && session.file.reread({ ...state.options, delimiter: next })}
          />
        </div>
      )}
    </Facts>
  );
}
