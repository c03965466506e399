import { useTexts } from '@telve/kit';
import { ImageIcon, text, theme } from '@telve/ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { onboardingTexts } from '../texts';

interface ScreenProps {
  title: string;
  description: string;
  /** Words of the link; empty without one. */
  link: string;
  /** Address of the picture; empty without one. */
  image: string;
  /** Where the animation is drawn. */
  stage: RefObject<HTMLDivElement | null>;
  /** The animation is what is shown. */
  isAnimated: boolean;
}

/** A screen as the app shows it at its first start. Only to be looked at. */
export function Screen({ title, description, link, image, stage, isAnimated }: ScreenProps) {
  const texts = useTexts(onboardingTexts).preview;
  return (
    <Body>
      <figure aria-hidden="true">
        {/* There all the time: the player needs it before it can show anything. */}
        <div ref={stage} hidden={!isAnimated} />
        {!isAnimated &&
          (image === '' ? (
            <span>
              <ImageIcon />
              {texts.noPicture}
            </span>
          ) : (
            <img src={image} alt="" />
          ))}
      </figure>
      <b>{title.trim() || texts.noTitle}</b>
      <p>{description.trim() || texts.noDescription}</p>
      {link !== '' && <i>{link}</i>}
      <small aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </small>
    </Body>
  );
}

const { color, space, radius } = theme;

const Body = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  text-align: center;
  overflow-wrap: anywhere;

  & > figure {
    width: 100%;
    aspect-ratio: 296 / 269;
    margin: 0 0 ${space[5]};
    border-radius: ${radius.lg};
    overflow: hidden;
    background: ${color.bg.pressed};
  }
  & > figure > div, & > figure > img { display: block; width: 100%; height: 100%; object-fit: cover; }
  & > figure > [hidden] { display: none; }
  & > figure > span {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${space[2]};
    height: 100%;
    padding: ${space[5]};
    ${text('caption')}
    color: ${color.text.secondary};
  }
  & > b { font-size: 1.125rem; line-height: 1.3; font-weight: 650; letter-spacing: -0.015em; }
  & > p { ${text('label')} font-weight: 400; color: ${color.text.secondary}; }
  & > i {
    margin-top: ${space[3]};
    padding: ${space[2]} ${space[5]};
    border-radius: ${radius.full};
    background: ${color.accent.tint};
    ${text('label')}
    font-style: normal;
    color: ${color.accent.text};
  }
  & > small { display: flex; gap: 5px; margin-top: ${space[6]}; }
  & > small > span { width: 5px; height: 5px; border-radius: 3px; background: ${color.border.strong}; }
  & > small > span:first-child { width: 14px; background: ${color.text.primary}; }
`;
