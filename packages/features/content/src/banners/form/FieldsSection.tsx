import { type BannerApplication, limits } from '@telve/api';
import {
  FormDateField,
  FormNumberField,
  FormSelect,
  FormSwitch,
  FormTextField,
  useFormField,
  useTexts,
} from '@telve/kit';
import { today } from '@telve/locale';
import { Card, FormFields, FormStack, SettingRow, VisuallyHidden } from '@telve/ui';
import { bannerTexts } from '../texts';

/** Title, link, app, order, last day and active switch (BAN-02 to BAN-07). */
export function FieldsSection({ application }: { application: BannerApplication }) {
  const texts = useTexts(bannerTexts);
  const { labels, hints, sections, applications } = texts;
  return (
    <Card title={sections.fields}>
      <FormStack>
        <FormFields>
          <FormTextField name="title" required counter={limits.text} autoComplete="off" />
          <LinkFields />
          <div className="half">
            {/* The app of a stored banner stays; the form offers no other (BAN-51, D-78). */}
            <FormSelect
              name="applicationType"
              required
              hideEmpty
              options={[{ value: application, label: applications[application] }]}
            />
          </div>
          <div className="half">
            <FormNumberField name="order" required dropDecimals min={1} hint={hints.order} />
          </div>
          <div className="half">
            <FormDateField name="endDate" required min={today()} note={hints.endDate} />
          </div>
        </FormFields>
        <SettingRow
          title={labels.isActive}
          description={hints.isActive}
          control={<FormSwitch name="isActive" hideLabel hint={<VisuallyHidden>{hints.isActive}</VisuallyHidden>} />}
        />
      </FormStack>
    </Card>
  );
}

/** The link, and its text as soon as there is one (BAN-47, BAN-48, D-77). */
function LinkFields() {
  const { hints } = useTexts(bannerTexts);
  const { value } = useFormField<string>('link');
  return (
    <>
      <FormTextField
        name="link"
        optional
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        counter={limits.text}
        hint={hints.link}
      />
      {value.trim() !== '' && (
        <FormTextField name="linkText" required counter={limits.text} hint={hints.linkText} autoComplete="off" />
      )}
    </>
  );
}
