import type { MerchantApplication } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { CircleCheckIcon, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { wizardTexts } from '../texts';

const { space, color } = theme;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[7]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li { display: flex; gap: ${space[3]}; align-items: center; }
  & svg { flex: none; width: 1em; height: 1em; color: ${color.success.text}; }
`;

/** Documents that staff found fine: nothing is to be done with them. */
export const FineDocuments = ({ application }: { application: MerchantApplication }) => {
  const texts = useTexts(wizardTexts);
  const names = useTexts(applicationTexts).documents;
  const fine = (application.documents ?? []).filter(({ verdict }) => verdict === 'Fine');
  if (fine.length === 0) return null;
  return (
    <List>
      {fine.map(({ document }) => (
        <li key={document}>
          <CircleCheckIcon aria-hidden="true" /> {texts.fine(names[document])}
        </li>
      ))}
    </List>
  );
};
