import { useLayoutEffect, useRef } from 'react';
import type { MapHandle } from './engine/map-engine.ts';
import styles from './MapPictureLayer.module.css';
import type { MapPicture } from './map-types.ts';

/** A picture of one pixel stretched and turned to its place with every frame; it tells nothing that a list does not. */
export function MapPictureLayer({ map, picture }: { map: MapHandle; picture: MapPicture }) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const lay = () => {
      const [from, right, down] = [picture.topLeft, picture.topRight, picture.bottomLeft].map(map.project);
      const edges = [right!.x - from!.x, right!.y - from!.y, down!.x - from!.x, down!.y - from!.y];
      image.current!.style.transform = `matrix(${[...edges, from!.x, from!.y].join()})`;
    };
    lay();
    return map.onMove(lay);
  }, [map, picture]);
  return <img ref={image} src={picture.url} alt="" className={styles.picture} />;
}
