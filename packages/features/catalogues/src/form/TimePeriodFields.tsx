import { FormNumberField, FormSwitch, useTexts } from '@telve/kit';
import { Card, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { timePeriodTexts } from '../texts';

/** Minutes and active switch (CAT-09, CAT-10). */
export function TimePeriodFields() {
  const texts = useTexts(timePeriodTexts);
  return (
    <Body>
      <Card>
        <Stack>
          {/* The comma is taken so that a fraction is refused; left out, `1,5` would silently become 15. */}
          <FormNumberField name="timePeriod" suffix={texts.unit} min={0} />
          <FormSwitch name="active" />
        </Stack>
      </Card>
    </Body>
  );
}

const Body = styled.div`
  margin-bottom: ${theme.space[8]};
`;

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[7]};
`;
