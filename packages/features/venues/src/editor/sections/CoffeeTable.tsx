import { isCoffeeOffered, venueCoffeeSizes } from '@telve/api';
import { useFormField, useTexts } from '@telve/kit';
import { theme, visuallyHidden } from '@telve/ui';
import { styled } from 'styled-components';
import { useEditor } from '../context';
import { hasExtras } from '../form/mapping';
import type { VenueValues } from '../form/values';
import { venueEditorTexts } from '../texts';
import { CoffeeRow } from './CoffeeRow';

/**
 * Coffees by sizes (VEN-36, VEN-81, VEN-82). Basic offers two of them; what was chosen of the others is kept until the form
 * is saved (VEN-100).
 */
export function CoffeeTable() {
  const texts = useTexts(venueEditorTexts).coffees;
  const { choices, companies, stored } = useEditor();
  const plan = useFormField<VenueValues['plan']>('plan').value;
  const companyId = useFormField<string>('companyId').value;
  const extras = hasExtras(companies, companyId, stored);
  const offered = choices.coffees.filter(({ coffeeType }) => isCoffeeOffered(coffeeType, plan === 'plus'));
  return (
    <div>
      <Scroll>
        <table>
          <caption>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.coffee}</th>
              {venueCoffeeSizes.map((size) => (
                <th key={size} scope="col" className="c">
                  {choices.sizes.find(({ coffeeSizeType }) => coffeeSizeType === size)?.coffeeSize ?? size}
                </th>
              ))}
              {extras && <th scope="col">{texts.codes}</th>}
            </tr>
          </thead>
          <tbody>
            {offered.map((coffee) => (
              <CoffeeRow key={coffee.id} coffee={coffee} extras={extras} />
            ))}
          </tbody>
        </table>
      </Scroll>
      <CoffeesFault />
      {plan === 'basic' && <Note>{texts.kept}</Note>}
    </div>
  );
}

/** What is wrong with the coffees as a whole; apart, because it looks at every change of any of them. */
function CoffeesFault() {
  const { error } = useFormField('coffees');
  return error ? <Fault role="alert">{error}</Fault> : null;
}

const { color, space, text, radius } = theme;

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.border.default};
  border-radius: ${radius.md};

  & > table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${text.label.size};
  }
  & caption { ${visuallyHidden} }
  & thead th {
    height: 36px;
    padding: 0 ${space[5]};
    font-size: ${text.caption.size};
    font-weight: 500;
    text-align: left;
    color: ${color.text.secondary};
    background: ${color.bg.sunken};
    border-bottom: 1px solid ${color.border.default};
  }
  & tbody :is(td, th) {
    height: 46px;
    padding: ${space[2]} ${space[5]};
    font-weight: inherit;
    text-align: left;
    border-bottom: 1px solid ${color.border.subtle};
  }
  & tbody tr:last-child > * { border-bottom: 0; }
  & tr[data-off] > * { background: ${color.bg.sunken}; }
  & .c { text-align: center; }
  & td.c > * { display: inline-grid; }
`;

const Fault = styled.p`
  margin: ${space[3]} 0 0;
  font-size: ${text.label.size};
  color: ${color.danger.text};
`;

const Note = styled.p`
  margin: ${space[3]} 0 0;
  font-size: ${text.label.size};
  color: ${color.text.secondary};
`;
