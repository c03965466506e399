import { useTexts } from '@telve/kit';
import { formatDate, isIsoDate } from '@telve/locale';
import { ImageIcon, PhoneFrame, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { PictureValue } from './mapping';
import { campaignFormTexts } from './texts';
import { useFileAddress } from './useFileAddress';

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
  const address = useFileAddress(img);
  return (
    <>
      <PhoneFrame label={texts.phone}>
        <Offer>
          {address === '' ? (
            <span>
              <ImageIcon aria-hidden="true" />
              {texts.noImage}
            </span>
          ) : (
            <img src={address} alt="" />
          )}
          <div>
            <b data-empty={title.trim() === '' || undefined}>{title.trim() === '' ? texts.noTitle : title}</b>
            {isIsoDate(endDate) && <p>{texts.until(formatDate(endDate))}</p>}
            {linkText.trim() !== '' && <i>{linkText}</i>}
          </div>
        </Offer>
      </PhoneFrame>
      {!isVisible && <Note>{texts.hidden}</Note>}
    </>
  );
}

const { color, radius, space } = theme;

const Offer = styled.div`
  overflow: hidden;
  border-radius: 14px;
  background: ${color.bg.surface};
  box-shadow: ${theme.shadow.sm}, 0 0 0 1px ${color.border.subtle};

  & > img, & > span {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${space[2]};
    width: 100%;
    aspect-ratio: 2 / 1;
    object-fit: cover;
    background: ${color.bg.pressed};
    ${text('caption')}
    color: ${color.text.secondary};
  }
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

const Note = styled.p`
  margin-top: ${space[5]};
  text-align: center;
  ${text('caption')}
  color: ${color.text.secondary};
`;
