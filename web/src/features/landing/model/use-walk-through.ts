import { type RefObject, useEffect, useRef, useState } from 'react';
import { lastStep, stepDurations, steps } from './walk-through-script.ts';

type WalkThrough = {
  /** Put on the element whose being in view lets the steps advance. */
  ref: RefObject<HTMLElement | null>;
  step: number;
  playing: boolean;
  toggle: () => void;
  goTo: (step: number) => void;
};

/**
 * Begins with the last step, so that the prerendered page is complete, and starts playing in the browser
 * unless the system asks for less motion.
 */
export function useWalkThrough(): WalkThrough {
  const ref = useRef<HTMLElement>(null);
  const [step, setStep] = useState<number>(lastStep);
  const [playing, setPlaying] = useState(false);
  const inView = useInView(ref);

  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(true);
  }, []);

  useEffect(() => {
    if (!playing || !inView) return;
    const timer = setTimeout(() => setStep((step + 1) % steps.length), stepDurations[step]);
    return () => clearTimeout(timer);
  }, [playing, inView, step]);

  return {
    ref,
    step,
    playing,
    toggle: () => setPlaying(!playing),
    goTo: (next) => {
      setPlaying(false);
      setStep(next);
    },
  };
}

function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((e) => e.isIntersecting)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return inView;
}
