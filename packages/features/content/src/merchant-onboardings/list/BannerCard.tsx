import type { MerchantOnboardingRow } from '@telve/api';
import { type RowSwitchProps, TargetButton, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { PencilIcon, Switch, Tag, text, theme, VisuallyHidden } from '@telve/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { merchantOnboardingTexts } from '../texts';

/** A banner with its image, its words, its place, the active switch and the way to its form (MONB-04, MONB-09). */
export function BannerCard({ banner, toggle }: { banner: MerchantOnboardingRow; toggle: RowSwitchProps }) {
  const texts = useTexts(merchantOnboardingTexts);
  const id = useId();
  const { title, description, ordering, imgUrl } = banner;
  return (
    <Card aria-labelledby={id}>
      <img src={imgUrl} alt="" width="654" height="400" />
      <div>
        <header>
          <div>
            <h2 id={id}>{title}</h2>
            <p>{description}</p>
          </div>
          <Tag>
            <VisuallyHidden>{texts.place('')}</VisuallyHidden>
            {formatNumber(ordering)}
          </Tag>
        </header>
        <footer>
          <span>
            <Switch {...toggle} hideLabel />
            <span aria-hidden="true">{toggle.checked ? texts.active : texts.passive}</span>
          </span>
          <TargetButton
            target="merchantOnboardings.edit"
            params={{ id: banner.id }}
            variant="ghost"
            size="sm"
            icon={<PencilIcon aria-hidden="true" />}
            aria-label={texts.editLabel(title)}
          >
            {texts.edit}
          </TargetButton>
        </footer>
      </div>
    </Card>
  );
}

const { color, space, radius } = theme;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.lg};
  background: ${color.bg.surface};

  & > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 654 / 400;
    object-fit: cover;
    background: ${color.bg.pressed};
  }
  & > div {
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${space[5]};
    padding: ${space[6]};
  }
  & header { display: flex; align-items: flex-start; gap: ${space[4]}; }
  & header > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & h2 { ${text('card')} }
  & header p {
    margin-top: 2px;
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
  }
  & footer { display: flex; align-items: center; justify-content: space-between; flex-wrap: wrap; gap: ${space[4]}; }
  & footer > span { display: flex; align-items: center; gap: ${space[4]}; }
`;
