import { Pencil, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import type { ButtonVariant } from './buttonStyles';
import { IconButton } from './IconButton';

export default { title: 'Button' };

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'dangerGhost'];

/** At rest, busy, disabled; hover, press and focus by hand. */
export const Variants = () => (
  <Grid>
    {variants.map((variant) => (
      <div key={variant}>
        <Button variant={variant}>Kaydet</Button>
        <Button variant={variant} loading loadingText="Kaydediliyor">
          Kaydet
        </Button>
        <Button variant={variant} disabled>
          Kaydet
        </Button>
      </div>
    ))}
  </Grid>
);

export const Sizes = () => (
  <Grid>
    <div>
      <Button size="sm" icon={<Plus />}>
        Küçük
      </Button>
      <Button icon={<Plus />}>Orta</Button>
      <Button size="lg" icon={<Plus />}>
        Büyük
      </Button>
      <IconButton size="sm" variant="secondary" label="Düzenle: Kırık Fincan Moda" icon={<Pencil />} />
      <IconButton variant="secondary" label="Düzenle: Taş Avlu Kahve" icon={<Pencil />} />
      <IconButton label="Düzenle: Rüzgârlı Köşe" icon={<Pencil />} loading />
      <ButtonLink variant="link" href="#link">
        Bağlantı düğmesi
      </ButtonLink>
      <ButtonLink variant="primary" href="#add" icon={<Plus />}>
        Mağaza ekle
      </ButtonLink>
    </div>
    <Button full variant="primary">
      Giriş yap
    </Button>
  </Grid>
);

const Grid = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space[5]}; }
`;
