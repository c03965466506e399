import { useTexts } from '@telve/kit';
import { Card, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { companyTexts } from '../texts';
import { Setting } from './Setting';

const heads = ['drink', 'volume', 'milkyCode', 'withoutMilkyCode'] as const;
const samples = [
  { size: 'small', values: ['240', 'LT-101', 'LT-201'] },
  { size: 'middle', values: ['360', 'LT-102', 'LT-202'] },
  { size: 'big', values: ['480', 'LT-103', 'LT-203'] },
] as const;

/** Turns the extra coffee fields of its venues on, and shows what they look like (COMP-29). */
export function ExtrasSection() {
  const texts = useTexts(companyTexts);
  const { example } = texts;
  return (
    <Card id="extras" title={texts.sections.extras}>
      <Setting name="coffeeExtras" text={texts.extrasText} />
      <Example>
        <p>{example.intro}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is narrow, also with the keyboard */}
        <section aria-label={example.caption} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {heads.map((name) => (
                  <th key={name} scope="col">
                    {example[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {samples.map(({ size, values }) => (
                <tr key={size}>
                  <th scope="row">{example[size]}</th>
                  {values.map((value) => (
                    <td key={value}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Example>
    </Card>
  );
}

const { color, space, text, radius } = theme;

const Example = styled.div`
  padding-top: ${space[6]};
  border-top: 1px solid ${color.border.subtle};

  & > p { margin-bottom: ${space[4]}; font-size: ${text.label.size}; color: ${color.text.secondary}; }
  & > section {
    overflow-x: auto;
    border: 1px solid ${color.border.default};
    border-radius: ${radius.md};
  }
  & table { width: 100%; border-collapse: collapse; font-size: ${text.caption.size}; text-align: start; }
  & :is(th, td) { padding: ${space[4]} ${space[5]}; text-align: start; font-weight: 400; white-space: nowrap; }
  & :is(th, td) + :is(th, td) { border-inline-start: 1px solid ${color.border.subtle}; }
  & thead th { background: ${color.bg.sunken}; font-weight: 600; }
  & tbody tr { border-top: 1px solid ${color.border.subtle}; }
`;
