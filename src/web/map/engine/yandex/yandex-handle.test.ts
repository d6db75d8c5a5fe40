import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_INSET } from '../../no-inset.ts';
import type { YandexApi, YandexMap, YandexPart } from './yandex-api.ts';
import { yandexHandle } from './yandex-handle.ts';

const MOSCOW = { latitude: 55.75, longitude: 37.62 };

// Files of one worker share their globals.
afterEach(() => vi.unstubAllGlobals());

/** A map of 800 by 600 pixels over Moscow, whose parts only remember what they were made with. */
function fakeYandex() {
  const children: YandexPart[] = [];
  class Part {
    readonly props: unknown;
    constructor(props: unknown) {
      this.props = props;
    }
  }
  const map = {
    center: [37.62, 55.75],
    zoom: 11,
    bounds: [
      [37, 56],
      [38, 55.5],
    ],
    size: { x: 800, y: 600 },
    projection: {
      toWorldCoordinates: ([longitude, latitude]: number[]) => ({
        x: longitude! / 180,
        y: Math.asinh(Math.tan((latitude! * Math.PI) / 180)) / Math.PI,
      }),
      fromWorldCoordinates: ({ x, y }: { x: number; y: number }) => [
        x * 180,
        (Math.atan(Math.sinh(y * Math.PI)) * 180) / Math.PI,
      ],
    },
    addChild: (part: YandexPart) => void children.push(part),
    removeChild: (part: YandexPart) => void children.splice(children.indexOf(part), 1),
    setLocation: vi.fn(),
    setBehaviors: vi.fn(),
    setMargin: vi.fn(),
  };
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('document', {});
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => ' #086668' }));
  const api = { YMapFeature: Part, YMapListener: Part } as unknown as YandexApi;
  const options = { overlay: {} as HTMLElement, behaviors: ['drag'] };
  return { map, children, handle: yandexHandle(api, map as unknown as YandexMap, options) };
}

describe('a map of Yandex', () => {
  it('counts zooms from a world of 512 pixels, as ours does', () => {
    const { handle, map } = fakeYandex();
    expect(handle.viewport()).toEqual({
      center: MOSCOW,
      zoom: 10,
      bounds: { south: 55.5, west: 37, north: 56, east: 38 },
    });
    handle.show({ center: MOSCOW, zoom: 12 }, NO_INSET);
    expect(map.setLocation).toHaveBeenLastCalledWith({ center: [37.62, 55.75], zoom: 13, duration: 0 });
    handle.zoomBy(-1);
    expect(map.setLocation).toHaveBeenLastCalledWith({ zoom: 10, duration: 0 });
  });

  it('puts points where they are on the screen, and back', () => {
    const { handle } = fakeYandex();
    expect(handle.project(MOSCOW)).toEqual({ x: 400, y: 300 });
    const point = { latitude: 55.8, longitude: 37.7 };
    const { x, y } = handle.project(point);
    // A degree of longitude is 256 · 2¹¹ / 360 pixels wide.
    expect(x).toBeCloseTo(400 + 0.08 * ((256 * 2 ** 11) / 360), 6);
    expect(y).toBeLessThan(300);
    const back = handle.unproject({ x, y });
    expect(back.latitude).toBeCloseTo(point.latitude, 9);
    expect(back.longitude).toBeCloseTo(point.longitude, 9);
  });

  it('rests when nothing moves it any more, and forgets who has left', () => {
    const { handle, children } = fakeYandex();
    const rest = vi.fn();
    const leave = handle.onRest(rest);
    const { props } = children[0] as { props: { onUpdate: (update: { mapInAction: boolean }) => void } };
    props.onUpdate({ mapInAction: true });
    expect(rest).not.toHaveBeenCalled();
    props.onUpdate({ mapInAction: false });
    expect(rest).toHaveBeenCalledOnce();
    leave();
    expect(children).toEqual([]);
  });

  it('shows one outline at a time', () => {
    const { handle, children } = fakeYandex();
    handle.setArea([MOSCOW, { latitude: 55.8, longitude: 37.7 }, { latitude: 55.7, longitude: 37.7 }]);
    handle.setArea([MOSCOW, { latitude: 55.9, longitude: 37.7 }, { latitude: 55.7, longitude: 37.7 }]);
    expect(children).toHaveLength(1);
    expect(children[0]).toMatchObject({ props: { style: { fill: '#086668' } } });
    handle.setArea(null);
    expect(children).toEqual([]);
  });

  it('draws rings and lines on the ground, one set at a time', () => {
    const { handle, children } = fakeYandex();
    const points = [MOSCOW, { latitude: 55.9, longitude: 37.7 }, { latitude: 55.7, longitude: 37.7 }];
    const look = { points, colour: '#ee0000', opacity: 0.4 };
    handle.setShapes([{ ...look, isRing: true, width: 0 }]);
    handle.setShapes([
      { ...look, isRing: true, width: 0, colour: 'var(--primary)' },
      { ...look, isRing: false, width: 3 },
    ]);
    expect(children).toMatchObject([
      {
        props: {
          geometry: { type: 'Polygon', coordinates: [{ length: 4 }] },
          style: { fill: '#086668', fillOpacity: 0.4, stroke: [] },
        },
      },
      {
        props: {
          geometry: { type: 'LineString', coordinates: { length: 3 } },
          style: { stroke: [{ color: '#ee0000', width: 3, opacity: 0.4 }] },
        },
      },
    ]);
    handle.setShapes(null);
    expect(children).toEqual([]);
  });

  it('tints parts with holes, one set at a time', () => {
    const { handle, children } = fakeYandex();
    const ring = [MOSCOW, { latitude: 55.9, longitude: 37.7 }, { latitude: 55.7, longitude: 37.7 }, MOSCOW];
    handle.setShade([[ring], [ring, ring]]);
    handle.setShade([[ring, ring], [ring], [ring]]);
    expect(children).toHaveLength(3);
    expect(children[0]).toMatchObject({
      props: { geometry: { coordinates: [{ length: 4 }, { length: 4 }] }, style: { fill: '#086668' } },
    });
    handle.setShade(null);
    expect(children).toEqual([]);
  });
});
