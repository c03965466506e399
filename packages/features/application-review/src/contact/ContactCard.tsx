import type { MerchantApplication } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatPhone, toStoredPhone } from '@telve/locale';
import { Avatar, Card, MailIcon, PhoneIcon, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../texts';

/** Who is called and written to, by a press. */
export function ContactCard({ application }: { application: MerchantApplication }) {
  const { contact } = useTexts(applicationReviewTexts);
  const { authorizedPerson, authorizedPersonTitle, authorizedPersonMail, email, phoneNumber } = application;
  const mail = authorizedPersonMail || email;
  const phone = toStoredPhone(phoneNumber);
  const spoken = formatPhone(phoneNumber);
  return (
    <Card title={contact.title}>
      <Who>
        <Avatar name={authorizedPerson} tone="neutral" />
        <div>
          <b>{authorizedPerson}</b>
          {authorizedPersonTitle && <span>{authorizedPersonTitle}</span>}
        </div>
      </Who>
      <Ways>
        {phone && (
          <li>
            <a href={`tel:${phone}`} aria-label={contact.call(spoken)}>
              <PhoneIcon aria-hidden="true" />
              {spoken}
            </a>
          </li>
        )}
        {mail && (
          <li>
            <a href={`mailto:${mail}`} aria-label={contact.mail(mail)}>
              <MailIcon aria-hidden="true" />
              {mail}
            </a>
          </li>
        )}
      </Ways>
    </Card>
  );
}

const { space, color } = theme;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  overflow-wrap: anywhere;
  & b { display: block; font-weight: 550; }
  & span { ${text('caption')} color: ${color.text.secondary}; }
`;

const Ways = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[6]};
  ${text('label')}
  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 28px;
    color: ${color.text.link};
    overflow-wrap: anywhere;
  }
  & svg { flex: none; width: 16px; height: 16px; }
  @media (pointer: coarse) { & a { min-height: 44px; } }
`;
