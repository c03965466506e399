import { type PictureValue, useTexts } from '@telve/kit';
import { formatDate, isIsoDate } from '@telve/locale';
import { text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { PreviewPhone } from '../preview/PreviewPhone';
import { PreviewPicture } from '../preview/PreviewPicture';
import { campaignFormTexts } from './texts';

export interface MemberViewProps {
  img: PictureValue;
  /** The mobile title. */
  title: string;
  endDate: string;
  /** Empty without a link. */
  linkText: string;
  /** Whether members see it at all. */
  isVisible: boolean;
}

/** A campaign's card as the app shows it. Only to be looked at: its link leads nowhere. */
export function MemberView({ img, title, endDate, linkText, isVisible }: MemberViewProps) {
  const texts = useTexts(campaignFormTexts).preview;
  return (
    <PreviewPhone label={texts.phone} note={isVisible ? undefined : texts.hidden}>
      <Offer>
        <PreviewPicture picture={img} ratio="2 / 1" none={texts.noImage} />
        <div>
          <b data-empty={title.trim() === '' || undefined}>{title.trim() === '' ? texts.noTitle : title}</b>
          {isIsoDate(endDate) && <p>{texts.until(formatDate(endDate))}</p>}
          {linkText.trim() !== '' && <i>{linkText}</i>}
        </div>
      </Offer>
    </PreviewPhone>
  );
}

const { color, radius, space } = theme;

const Offer = styled.div`
  overflow: hidden;
  border-radius: 14px;
  background: ${color.bg.surface};
  box-shadow: ${theme.shadow.sm}, 0 0 0 1px ${color.border.subtle};

  & > div {
    padding: ${space[5]} 14px 14px;
    overflow-wrap: anywhere;
  }
  & b { font-weight: 500; }
  & b[data-empty] { color: ${color.text.tertiary}; }
  & p {
    margin-top: 2px;
    ${text('caption')}
    color: ${color.text.secondary};
  }
  & i {
    display: inline-block;
    margin-top: 10px;
    padding: 2px ${space[4]};
    border-radius: ${radius.sm};
    background: ${color.accent.tint};
    ${text('caption')}
    font-style: normal;
    font-weight: 500;
    color: ${color.accent.text};
  }
`;
