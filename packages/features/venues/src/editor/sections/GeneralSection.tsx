import { type CompanyChoice, lookupEntries, storeTypes } from '@telve/api';
import { FormCheckboxGroupField, FormCombobox, FormSegmented, FormTextField, useFormField, useTexts } from '@telve/kit';
import { Card } from '@telve/ui';
import { useCallback, useMemo } from 'react';
import { useEditor } from '../context';
import { useOptions } from '../data/useOptions';
import { hasStoreTypes } from '../form/mapping';
import { Grid, Wrapping } from '../layout';
import { venueEditorTexts } from '../texts';
import { CodeRow } from './CodeRow';

const all = {};

/** Name, code, company, store type and features (VEN-27 to VEN-30, VEN-34, VEN-50). */
export function GeneralSection() {
  const texts = useTexts(venueEditorTexts);
  const { choices, stored } = useEditor();
  const resources = useMemo(
    () => choices.resources.map(({ id, name }) => ({ value: String(id), label: name })),
    [choices.resources],
  );
  return (
    <Card id="general" title={texts.sections.general}>
      <Grid>
        <div className={stored ? 'c8' : ''}>
          <FormTextField name="venueName" required autoComplete="off" />
        </div>
        {stored && (
          <div className="c4">
            <CodeRow code={stored.code} />
          </div>
        )}
        <Company />
        <Wrapping>
          {resources.length > 0 && <FormCheckboxGroupField name="resources" options={resources} look="list" />}
        </Wrapping>
      </Grid>
    </Card>
  );
}

/** Only active companies are offered; the present one stays whatever it is. The store type belongs to one of them (VEN-30). */
function Company() {
  const texts = useTexts(venueEditorTexts);
  const { companies, stored } = useEditor();
  const companyId = useFormField<string>('companyId').value;
  const wanted = useCallback(
    ({ id, active }: CompanyChoice) => active !== false || id === stored?.companyId,
    [stored?.companyId],
  );
  const options = useOptions(lookupEntries.merchantCompanies, all, wanted);
  const hasTypes = hasStoreTypes(companies, companyId, stored);
  return (
    <>
      <div className={hasTypes ? 'c8' : ''}>
        <FormCombobox
          name="companyId"
          required
          hideClear
          {...options}
          {...(stored ? { valueLabel: stored.companyName } : {})}
        />
      </div>
      {hasTypes && (
        <div className="c4">
          <FormSegmented
            name="selectVenueStore"
            full
            options={storeTypes.map((value) => ({ value, label: texts.general.storeTypes[value] }))}
          />
        </div>
      )}
    </>
  );
}
