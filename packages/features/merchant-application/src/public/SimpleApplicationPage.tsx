'use client';
import { useTarget, useTexts } from '@telve/kit';
import { Brand, Card, CircleCheckIcon } from '@telve/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PublicMain, Thanks } from './simple/layout';
import { SimpleForm } from './simple/SimpleForm';
import { publicApplicationTexts } from './texts';

export interface SimpleApplicationPageProps {
  /** Name of the product beside the mark. Default "Telve". */
  productName?: string;
}

/** The simple application of /applicationForm (APP-40): the sales team gets in touch (APP-47). Needs a TelveProvider. */
export const SimpleApplicationPage = ({ productName = 'Telve' }: SimpleApplicationPageProps) => {
  const texts = useTexts(publicApplicationTexts);
  const [sent, setSent] = useState(false);
  const onSent = useCallback(() => setSent(true), []);
  return (
    <PublicMain>
      <Brand name={productName} {...useTarget({ target: 'signIn' })} />
      <header>
        <h1 tabIndex={-1}>{texts.simpleTitle(productName)}</h1>
        <p>{texts.simpleLead}</p>
      </header>
      {sent ? <ThankYou /> : <SimpleForm onSent={onSent} />}
    </PublicMain>
  );
};

const ThankYou = () => {
  const texts = useTexts(publicApplicationTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <Thanks>
        <CircleCheckIcon aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1}>
          {texts.simpleThanks}
        </h2>
        <p>{texts.simpleThanksText}</p>
      </Thanks>
    </Card>
  );
};
