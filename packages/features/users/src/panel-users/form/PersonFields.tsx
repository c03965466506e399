import { FormEmailField, FormTextField, useTexts } from '@telve/kit';
import { Card } from '@telve/ui';
import { Pair } from '../../shared/layout';
import { panelUserTexts } from '../texts';

/** Name and e-mail (PU-12 to PU-14); the e-mail of a stored user cannot be changed (PU-15). */
export function PersonFields({ isStored }: { isStored: boolean }) {
  const texts = useTexts(panelUserTexts);
  return (
    <Card title={texts.person}>
      <Pair>
        <FormTextField name="firstName" autoComplete="off" required />
        <FormTextField name="lastName" autoComplete="off" required />
        <FormEmailField
          name="email"
          className="wide"
          required
          blockSpaces
          autoComplete="off"
          readOnly={isStored}
          hint={isStored ? texts.emailFixed : texts.emailNew}
        />
      </Pair>
    </Card>
  );
}
