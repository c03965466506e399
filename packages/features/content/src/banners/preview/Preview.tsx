import { useFormView, usePictureAddress, useTexts } from '@telve/kit';
import { isIsoDate, today } from '@telve/locale';
import { Card, PhoneFrame, SegmentedControl, text, theme } from '@telve/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BannerValues } from '../form/mapping';
import { bannerTexts } from '../texts';
import { PreviewScreen } from './PreviewScreen';
import { bannerPreviewTexts, type PreviewLanguage } from './texts';

/** What users of the app see of the banner while it is being written, in either language. */
export function Preview() {
  const { preview: texts } = useTexts(bannerTexts);
  const screens = useTexts(bannerPreviewTexts);
  const [language, setLanguage] = useState<PreviewLanguage>('tr');
  const values = useFormView<BannerValues>();
  const address = { tr: usePictureAddress(values.img), en: usePictureAddress(values.imgEn) };
  const isPast = isIsoDate(values.endDate) && values.endDate < today();
  const note = values.isActive ? isPast && texts.past : texts.passive;
  return (
    <Card
      title={texts.title}
      actions={
        <SegmentedControl<PreviewLanguage>
          label={texts.language}
          hideLabel
          size="sm"
          options={[
            { value: 'tr', label: texts.languages.tr },
            { value: 'en', label: texts.languages.en },
          ]}
          value={language}
          onChange={(next) => setLanguage(next || 'tr')}
        />
      }
    >
      <PhoneFrame label={texts.label}>
        <PreviewScreen
          words={screens[values.applicationType][language]}
          language={language}
          image={address[language] || address.tr}
          linkText={values.link.trim() === '' ? '' : values.linkText.trim()}
        />
      </PhoneFrame>
      {language === 'en' && address.en === '' && address.tr !== '' && <Note>{texts.turkishInstead}</Note>}
      {note && <Note>{note}</Note>}
    </Card>
  );
}

const Note = styled.p`
  margin-top: ${theme.space[5]};
  ${text('caption')}
  color: ${theme.color.text.secondary};
  text-align: center;
`;
