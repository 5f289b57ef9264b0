import { expect, test } from 'vitest';
import { movedTo, paintedFor, stillShows, visibleArea } from './viewport-geometry.ts';

const size = { width: 800, height: 400 };
const drawn = { x: 0, y: 0, zoom: 0.5 };
const endless = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

test('a picture is painted with a quarter more on every side', () => {
  const { view, size: whole } = paintedFor(drawn, size);
  expect(whole).toEqual({ width: 1200, height: 600 });
  expect(visibleArea(view, whole)).toEqual({ left: -400, top: -200, right: 2000, bottom: 1000 });
});

test('a picture is moved and scaled to where the view has gone', () => {
  expect(movedTo(drawn, { x: 30, y: -20, zoom: 0.5 })).toBe('translate(30px, -20px) scale(1)');
  expect(movedTo({ x: 10, y: 10, zoom: 0.5 }, { x: 10, y: 10, zoom: 1 })).toBe(
    'translate(-10px, -10px) scale(2)',
  );
});

test('a picture that is moved shows all until its edge comes into sight', () => {
  const shows = (x: number, y: number) => stillShows(drawn, { x, y, zoom: 0.5 }, { size, bounds: endless });
  expect(shows(199, -99)).toBe(true);
  expect(shows(201, 0)).toBe(false);
  expect(shows(0, -101)).toBe(false);
});

test('where there is nothing to see, nothing is missing', () => {
  const bounds = { left: 0, top: 0, right: 900, bottom: 500 };
  expect(stillShows(drawn, { x: 390, y: 0, zoom: 0.5 }, { size, bounds })).toBe(true);
  expect(stillShows(drawn, { x: 200, y: 100, zoom: 0.25 }, { size, bounds })).toBe(true);
});

test('a picture is not enlarged until it blurs', () => {
  expect(stillShows(drawn, { x: 0, y: 0, zoom: 0.9 }, { size, bounds: endless })).toBe(true);
  expect(stillShows(drawn, { x: 0, y: 0, zoom: 1.1 }, { size, bounds: endless })).toBe(false);
});
