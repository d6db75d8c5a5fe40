import type { Ports } from '#services/ports.ts';

/** Names the chosen implementation of each outside system, for the log of a start and for diagnostics. */
export function portProviders(ports: Ports): Record<string, string> {
  return {
    sms: ports.sms.provider,
    telegram: ports.telegram.provider,
    storage: ports.storage.provider,
    leads: ports.leads.platform.provider,
    places: ports.places.provider,
    objects: ports.objects.provider,
    housing: ports.housing.provider,
    routing: ports.routing.provider,
    addresses: ports.addresses.provider,
    geocoder: ports.geocoder.provider,
    rates: ports.rates.provider,
    recognition: ports.recognition.provider,
    icons: ports.icons.provider,
    indexing: ports.indexing.provider,
  };
}
