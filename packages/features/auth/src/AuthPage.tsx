import { useTexts } from '@telve/kit';
import { AuthFrame, Brand } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { signInTexts } from './sign-in/texts';

const Content = styled.div`
  display: grid;
  gap: 20px;

  & > header {
    display: grid;
    gap: 6px;
    margin-bottom: 8px;
  }
  h1 {
    margin: 0;
    font-size: var(--_t-text-display-size);
    line-height: var(--_t-text-display-line);
    font-weight: var(--_t-text-display-weight);
    letter-spacing: var(--_t-text-display-tracking);
    outline: none;
  }
  header p {
    margin: 0;
    color: var(--_t-color-text-secondary);
  }
  /* Out of the rows but not away: a live region that is away says nothing when it is filled. */
  & > :empty {
    position: absolute;
  }
`;

export interface AuthPageProps {
  /** Null where the page's content has its own heading. */
  title: string | null;
  lead: string;
  /** The sentence on the picture. Default: that of the product. */
  claim?: string | null;
  productName?: string;
  children: ReactNode;
}

/** Pages before sign-in: a form beside the picture with the three figures (AUTH-04, AUTH-05, AUTH-06). */
export const AuthPage = ({ title, lead, claim, productName = 'Telve', children }: AuthPageProps) => {
  const texts = useTexts(signInTexts);
  const figures = [
    { value: texts.businessesValue, label: texts.businesses },
    { value: texts.productsValue, label: texts.products },
    { value: texts.customersValue, label: texts.customers },
  ];
  return (
    <AuthFrame
      brand={<Brand name={productName} />}
      claim={claim ?? texts.claim}
      figures={figures}
      artLabel={texts.artLabel}
      footer={<span>{texts.copyright(new Date().getFullYear(), productName)}</span>}
    >
      <Content>
        {title !== null && (
          <header>
            <h1 tabIndex={-1}>{title}</h1>
            <p>{lead}</p>
          </header>
        )}
        {children}
      </Content>
    </AuthFrame>
  );
};
