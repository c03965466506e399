import { importExtensions } from '@telve/api';
import { Alert, Button, ButtonLink, DownloadIcon, FileSlot, FileSpreadsheetIcon, LiveRegion, Select } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts';
import { importTexts } from '../texts';
import { sheetEncodings } from '../types';
import { Stack } from './styles';
import type { ViewProps } from './types';
import { useFaultText } from './useFaultText';

/** The template first, then the file (VEN-19, COMP-08). */
export function FileStep({ session, state }: ViewProps) {
  const texts = useTexts(importTexts);
  const faultText = useFaultText();
  const { template } = session.setup;
  const { file, fault, reading, options } = state;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault?.code === 'missing') root.current?.querySelector('button')?.focus();
  }, [fault]);
  return (
    <Stack ref={root}>
      <Alert
        icon={<FileSpreadsheetIcon aria-hidden="true" />}
        title={texts.file.templateTitle}
        action={
          <ButtonLink
            href={template.href}
            download={template.name}
            size="sm"
            icon={<DownloadIcon aria-hidden="true" />}
          >
            {texts.file.template}
          </ButtonLink>
        }
      >
        {texts.file.templateText}
      </Alert>
      <FileSlot
        label={texts.file.label}
        hideLabel
        required
        tall
        value={file}
        onChange={session.file.choose}
        accept={importExtensions.map((extension) => `.${extension}`).join(',')}
        rule={texts.file.rule}
        phase={reading ? 'checking' : 'ready'}
        error={fault ? faultText(fault) : undefined}
      />
      {fault?.code === 'encoding' && (
        <Select
          label={texts.check.encoding}
          placeholder={texts.check.chooseEncoding}
          value={options.encoding ?? ''}
          options={sheetEncodings.map((value) => ({ value, label: texts.check.encodings[value] }))}
          onChange={(encoding) => encoding !== '' && session.file.reread({ ...options, encoding })}
        />
      )}
      <LiveRegion urgent>{fault ? faultText(fault) : ''}</LiveRegion>
    </Stack>
  );
}

export function FileBar({ session, state, onClose }: ViewProps) {
  const texts = useTexts(importTexts).file;
  return (
    <>
      {state.reading ? (
        <Button variant="ghost" onClick={session.file.stopReading}>
          {texts.stopReading}
        </Button>
      ) : (
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      )}
      <Button
        variant="primary"
        loading={state.reading && state.goesOn}
        loadingText={texts.reading}
        onClick={session.file.toPreview}
      >
        {texts.start}
      </Button>
    </>
  );
}
