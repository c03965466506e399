import { useState } from 'react';
import { steps } from '../../testing/steps';
import { Stepper } from './Stepper';
import type { Step } from './types';

export default { title: 'Stepper' };

export function Steps() {
  const [current, setCurrent] = useState('documents');
  return <Stepper label="Başvuru adımları" steps={steps} current={current} reached="documents" onStep={setCurrent} />;
}

const faulty = steps.map((step): Step => (step.id === 'bank' ? { ...step, state: 'faulty' } : step));

export const WithFault = () => <Stepper label="Hatalı adımlar" steps={faulty} current="store" onStep={() => {}} />;

const all = steps.map((step): Step => ({ ...step, state: 'done' }));

export const InReview = () => (
  <Stepper
    label="İncelenen başvuru"
    steps={all.map((step) => (step.id === 'approval' ? { ...step, state: 'locked', note: 'İnceleniyor' } : step))}
    current="approval"
    locked
  />
);
