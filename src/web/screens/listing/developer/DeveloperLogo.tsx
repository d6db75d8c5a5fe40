import type { Company } from '#contract/company.ts';
import { initials } from '#domain/text/initials.ts';
import { useImageLoad } from '#ui/ImageLoader/use-image-load.ts';
import styles from './DeveloperLogo.module.css';

/** The logo of a company; its initials where there is none or it does not come, tried twice. */
export function DeveloperLogo({ developer, size }: { developer: Company; size: 56 | 72 }) {
  const { logo, name } = developer;
  const { state, attempt, image, onLoad, onError } = useImageLoad(logo?.downloadURL ?? '');
  if (logo === null || state === 'failed') {
    return (
      <span className={styles.logo} data-size={size} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      key={attempt}
      ref={image}
      src={logo.downloadURL}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={styles.logo}
      data-size={size}
      data-state={state}
      onLoad={onLoad}
      onError={onError}
    />
  );
}
