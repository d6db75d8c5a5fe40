/** The part of Yandex Maps 3 that we use: yandex.com/maps-api/docs/js-api/ref. Points are longitude, latitude. */
export interface YandexApi {
  ready: Promise<void>;
  YMap: new (host: HTMLElement, props: YandexMapProps) => YandexMap;
  YMapDefaultSchemeLayer: new (props: object) => YandexPart;
  YMapDefaultFeaturesLayer: new (props: object) => YandexPart;
  YMapFeature: new (props: YandexFeatureProps) => YandexPart;
  YMapListener: new (props: { onUpdate: (update: { mapInAction: boolean }) => void }) => YandexPart;
}

export type YandexPoint = [longitude: number, latitude: number];

export interface YandexLocation {
  center?: YandexPoint;
  zoom?: number;
  /** North-west and south-east corners. */
  bounds?: [YandexPoint, YandexPoint];
  duration?: number;
}

export interface YandexMapProps {
  location: YandexLocation;
  behaviors: string[];
  /** Top, right, bottom, left. */
  margin: [number, number, number, number];
}

export type YandexPart = object;

interface YandexFeatureProps {
  geometry:
    | { type: 'Polygon'; coordinates: YandexPoint[][] }
    | { type: 'LineString'; coordinates: YandexPoint[] };
  style: {
    fill?: string;
    fillOpacity?: number;
    stroke: { color: string; width: number; opacity?: number }[];
  };
}

export interface YandexMap {
  readonly center: YandexPoint;
  /** Zoom 0 is the world in a square of 256 pixels. */
  readonly zoom: number;
  readonly bounds: [YandexPoint, YandexPoint];
  readonly size: { x: number; y: number };
  /** The world is a square from -1 to 1, north at 1. */
  readonly projection: {
    toWorldCoordinates(point: YandexPoint): { x: number; y: number };
    fromWorldCoordinates(point: { x: number; y: number }): YandexPoint;
  };
  addChild(part: YandexPart): void;
  removeChild(part: YandexPart): void;
  setLocation(location: YandexLocation): void;
  setBehaviors(behaviors: string[]): void;
  setMargin(margin: YandexMapProps['margin']): void;
  destroy(): void;
}

declare global {
  interface Window {
    /** Set by the script of its owner, which only a deployer with a key asks for. */
    ymaps3?: YandexApi;
  }
}
