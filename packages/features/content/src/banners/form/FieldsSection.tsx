import { type BannerApplication, limits } from '@telve/api';
import { FormDateField, FormSelect, FormSwitch, FormTextField, useFormValues, useTexts } from '@telve/kit';
import { today } from '@telve/locale';
import { Card, containerBelow, FormFields, FormStack, SettingRow, theme, VisuallyHidden } from '@telve/ui';
import { styled } from 'styled-components';
import { bannerTexts } from '../texts';
import { OrderField } from './OrderField';

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
          <Thirds>
            {/* The app of a stored banner stays; the form offers no other (BAN-51, D-78). */}
            <FormSelect
              name="applicationType"
              required
              hideEmpty
              options={[{ value: application, label: applications[application] }]}
            />
            <OrderField />
            <FormDateField name="endDate" required min={today()} note={hints.endDate} />
          </Thirds>
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

// Not the link itself: each letter of it would render its text too.
const withLink = ({ link }: { link: string }) => link.trim() !== '';

/** The link, and its text as soon as there is one (BAN-47, BAN-48, D-77). */
function LinkFields() {
  const { hints } = useTexts(bannerTexts);
  const hasLink = useFormValues(withLink);
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
      {hasLink && (
        <FormTextField name="linkText" required counter={limits.text} hint={hints.linkText} autoComplete="off" />
      )}
    </>
  );
}

const Thirds = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[7]} ${theme.space[6]};
  ${containerBelow.md} { grid-template-columns: minmax(0, 1fr); }
`;
