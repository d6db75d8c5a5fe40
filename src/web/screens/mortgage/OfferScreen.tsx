import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OfferDetails } from '#contract/offer-shown.ts';
import { Button } from '#ui/Button/Button.tsx';
import { buttonClass } from '#ui/Button/button-class.ts';
import { AdminPage } from '../admin/AdminPage.tsx';
import { UnsavedGuard } from '../admin/UnsavedGuard.tsx';
import { Assignments } from './Assignments.tsx';
import { OfferForm } from './OfferForm.tsx';
import { offerChoicesQuery, offerQuery } from './offer-queries.ts';
import { offerTitle } from './offer-texts.ts';
import { RemoveOfferModal } from './RemoveOfferModal.tsx';

const route = getRouteApi('/admin/programs/edit/$id');

/** A bank's offer; `new` in the address makes one. */
export function OfferScreen() {
  const { id } = route.useParams();
  return id === 'new' ? <NewOffer /> : <KnownOffer key={id} id={id} />;
}

function NewOffer() {
  const { navigate } = useRouter();
  const { data: choices } = useSuspenseQuery(offerChoicesQuery(route.useRouteContext()));
  return (
    <AdminPage title="Новая программа" steps={[<ListLink key="list" />, 'Новая программа']} padded>
      <UnsavedGuard>
        <OfferForm
          known={null}
          choices={choices}
          onSaved={(id) => void navigate({ to: '/admin/programs/edit/$id', params: { id }, search: {} })}
        />
      </UnsavedGuard>
    </AdminPage>
  );
}

function KnownOffer({ id }: { id: number }) {
  const context = route.useRouteContext();
  const { data: known } = useSuspenseQuery(offerQuery(context, id));
  const { data: choices } = useSuspenseQuery(offerChoicesQuery(context));
  const title = titleOf(known);
  return (
    <AdminPage
      title={title}
      steps={[<ListLink key="list" />, `№\u00a0${id}`]}
      actions={<Actions id={id} title={title} />}
      padded
    >
      <UnsavedGuard isOfPage>
        <OfferForm known={known} choices={choices} onSaved={() => {}} />
      </UnsavedGuard>
      <Assignments known={known} />
    </AdminPage>
  );
}

function Actions({ id, title }: { id: number; title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Link
        to="/admin/programs/preview/$id"
        params={{ id }}
        search={{}}
        className={buttonClass({ variant: 'secondary', size: 's' })}
      >
        Как в{'\u00a0'}виджете
      </Link>
      <Button size="s" variant="secondary" onClick={() => setIsAsking(true)}>
        Удалить…
      </Button>
      <RemoveOfferModal id={id} title={title} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

function ListLink() {
  return (
    <Link to="/admin/programs/list" search={{}}>
      Программы
    </Link>
  );
}

function titleOf({ bank, program, offer }: OfferDetails): string {
  return offerTitle({ bank: bank.name, program: program.name, type: offer.type });
}
