import { type PictureValue, useTexts } from '@telve/kit';
import { Badge, Tag, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { PreviewPicture } from '../../preview/PreviewPicture';
import { merchantCampaignTexts } from '../texts';

interface PreviewScreenProps {
  title: string;
  text: string;
  image: PictureValue;
  /** Words of the link; empty without one. */
  link: string;
}

/** The home page of the merchant app with the campaign on it. */
export function PreviewScreen({ title, text: words, image, link }: PreviewScreenProps) {
  const { preview } = useTexts(merchantCampaignTexts);
  return (
    <Screen>
      <header>
        <div>
          <small>{preview.venue}</small>
          <b>{preview.orders}</b>
        </div>
        <Badge tone="success">{preview.open}</Badge>
      </header>
      <article>
        <PreviewPicture picture={image} ratio="654 / 400" none={preview.noImage} />
        <div>
          <b>{title}</b>
          <p>{words}</p>
          {link !== '' && <Tag variant="accent">{link}</Tag>}
        </div>
      </article>
      <Fact label={preview.waiting} value={preview.waitingCount} />
      <Fact label={preview.rating} value={preview.ratingValue} />
    </Screen>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <small>{label}</small>
      <b>{value}</b>
    </div>
  );
}

const { color, space } = theme;

const Screen = styled.div`
  display: grid;
  gap: ${space[5]};
  overflow-wrap: anywhere;

  & small { ${text('caption')} color: ${color.text.secondary}; }
  & > header, & > div { display: flex; align-items: center; justify-content: space-between; gap: ${space[4]}; }
  & > header > div { display: grid; min-width: 0; }
  & > header b { font-size: 1.0625rem; font-weight: 600; letter-spacing: -0.015em; }
  & > article, & > div { border-radius: 14px; background: ${color.bg.surface}; overflow: hidden; }
  & > div { padding: 10px ${space[5]}; }
  & > article > div { padding: 10px ${space[5]} ${space[5]}; }
  & > article b { ${text('label')} font-weight: 550; }
  & > article p {
    display: -webkit-box;
    margin: 2px 0 0;
    ${text('caption')}
    color: ${color.text.secondary};
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  & > article p + * { margin-top: ${space[4]}; }
`;
