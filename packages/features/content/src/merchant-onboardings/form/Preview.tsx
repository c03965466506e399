import { useFormView, usePictureAddress, useTexts } from '@telve/kit';
import { Card, ImageIcon, PhoneFrame, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { ScreenValues } from '../../onboardings/shared/values';
import { merchantOnboardingTexts } from '../texts';

/** What a store sees of the banner while it is being written; the link leads nowhere. */
export function Preview() {
  const texts = useTexts(merchantOnboardingTexts).preview;
  const { img, title, description, link, linkText, active } = useFormView<ScreenValues>();
  const image = usePictureAddress(img);
  return (
    <Card title={texts.title}>
      <PhoneFrame label={texts.label}>
        <Banner>
          {image === '' ? (
            <span>
              <ImageIcon aria-hidden="true" />
              {texts.noPicture}
            </span>
          ) : (
            <img src={image} alt="" />
          )}
          <b>{title.trim() || texts.noTitle}</b>
          <p>{description.trim() || texts.noDescription}</p>
          {link.trim() !== '' && linkText.trim() !== '' && <i>{linkText.trim()}</i>}
        </Banner>
      </PhoneFrame>
      {!active && <Note>{texts.hidden}</Note>}
    </Card>
  );
}

const { color, space, radius } = theme;

const Banner = styled.div`
  display: grid;
  /* No wider than the screen: a box of a fixed ratio would take its width from its height. */
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  overflow-wrap: anywhere;

  & > img, & > span {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${space[2]};
    width: 100%;
    min-width: 0;
    padding: ${space[5]};
    aspect-ratio: 654 / 400;
    border-radius: ${radius.lg};
    object-fit: cover;
    background: ${color.bg.pressed};
    ${text('caption')}
    color: ${color.text.secondary};
    text-align: center;
  }
  & > img { display: block; padding: 0; }
  & > b { font-size: 1.125rem; line-height: 1.3; font-weight: 650; }
  & > p { ${text('label')} font-weight: 400; color: ${color.text.secondary}; }
  & > i { ${text('label')} font-style: normal; color: ${color.accent.text}; }
`;

const Note = styled.p`
  margin-top: ${space[5]};
  ${text('caption')}
  color: ${color.text.secondary};
  text-align: center;
`;
