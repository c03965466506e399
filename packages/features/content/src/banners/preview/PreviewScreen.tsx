import { useTexts } from '@telve/kit';
import { CircleUserRoundIcon, ImageIcon, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { bannerTexts } from '../texts';
import type { PreviewLanguage, PreviewWords } from './texts';

interface PreviewScreenProps {
  words: PreviewWords;
  language: PreviewLanguage;
  /** Address of the picture; empty while there is none. */
  image: string;
  /** Words of the link; empty without one. */
  linkText: string;
}

/** An app's first page with the banner on it. Only to be looked at: the link leads nowhere. */
export function PreviewScreen({ words, language, image, linkText }: PreviewScreenProps) {
  const { preview } = useTexts(bannerTexts);
  return (
    <Screen>
      <header lang={language}>
        <div>
          <small>{words.greeting}</small>
          <b>{words.headline}</b>
        </div>
        <CircleUserRoundIcon aria-hidden="true" />
      </header>
      <figure>
        {image === '' ? (
          <span>
            <ImageIcon aria-hidden="true" />
            {preview.noImage}
          </span>
        ) : (
          <img src={image} alt="" />
        )}
        {linkText !== '' && <figcaption>{linkText}</figcaption>}
      </figure>
      <i aria-hidden="true">
        <span />
        <span />
        <span />
      </i>
      <div lang={language}>
        <small>{words.fact}</small>
        <b>{words.value}</b>
      </div>
      <b lang={language}>{words.list}</b>
      <Row name={words.first} note={words.firstNote} language={language} />
      <Row name={words.second} note={words.secondNote} language={language} />
    </Screen>
  );
}

function Row({ name, note, language }: { name: string; note: string; language: PreviewLanguage }) {
  return (
    <div lang={language}>
      <b>{name}</b>
      <small>{note}</small>
    </div>
  );
}

const { color, space } = theme;

const Screen = styled.div`
  display: grid;
  gap: ${space[5]};
  overflow-wrap: anywhere;

  & small { ${text('caption')} color: ${color.text.secondary}; }
  & b { ${text('label')} font-weight: 550; }
  & > header { display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; }
  & > header > div { display: grid; }
  & > header > svg { flex: none; width: 26px; height: 26px; stroke-width: 1.5; color: ${color.text.tertiary}; }
  & > i { display: flex; justify-content: center; gap: 5px; }
  & > i > span { width: 5px; height: 5px; border-radius: 3px; background: ${color.border.strong}; }
  & > i > span:first-child { width: 14px; background: ${color.text.primary}; }
  & > header b { font-size: 1.0625rem; font-weight: 600; letter-spacing: -0.015em; }
  & > figure, & > div { border-radius: 14px; background: ${color.bg.surface}; overflow: hidden; }
  & > div { display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; padding: 10px ${space[5]}; }
  & > figure { position: relative; margin: 0; }
  & > figure > img, & > figure > span { display: block; width: 100%; aspect-ratio: 654 / 400; object-fit: cover; }
  & > figure > span {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${space[3]};
    padding: ${space[5]};
    ${text('caption')}
    color: ${color.text.secondary};
    background: ${color.bg.sunken};
    text-align: center;
  }
  & > figure > figcaption {
    position: absolute;
    inset: auto auto ${space[4]} ${space[4]};
    max-width: calc(100% - 2 * ${space[4]});
    padding: 2px ${space[5]};
    border-radius: 999px;
    background: ${color.accent.solid};
    ${text('caption')}
    font-weight: 550;
    color: ${color.accent.onSolid};
  }
`;
