import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Crash } from './Crash';

interface BoundaryProps {
  place: string;
  children: ReactNode;
}

interface BoundaryState {
  place: string;
  fault: { error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, fault: null };

  static getDerivedStateFromError = (error: unknown) => ({ fault: { error } });

  static getDerivedStateFromProps = ({ place }: BoundaryProps, state: BoundaryState) =>
    place === state.place ? null : { place, fault: null };

  override render() {
    return this.state.fault ? <Crash error={this.state.fault.error} /> : this.props.children;
  }
}

/** Shows a sentence in the place of what could not be shown, until another address is opened. */
export const CrashBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary place={useLocation().key}>{children}</Boundary>
);
