import { AddressQuery } from '#contract/address.ts';
import {
  DeveloperQuery,
  DoubtfulFlatsInput,
  DoubtInput,
  FeedChange,
  FeedInput,
  FeedListInput,
  FeedPlaceDecision,
  FeedRunInput,
  FeedSwitch,
  HoldInput,
  HouseJoinDecision,
  HousePair,
  HouseParting,
  HousesQuery,
  IssueRowsInput,
  OneFeed,
  PlaceParting,
  PointDecision,
  ReturnDecision,
  ReturnInput,
  RunChangesInput,
  TwinDecision,
} from '#contract/feed.ts';
import { OneRecord } from '#contract/record-fields.ts';
import type { ServiceContext } from '#services/context.ts';
import { askFeedRun } from '#services/feed/ask-feed-run.ts';
import { decideDoubts } from '#services/feed/decide-doubts.ts';
import { decideHold, type HoldDecision } from '#services/feed/decide-hold.ts';
import { decideTwin, partPlace } from '#services/feed/decide-places.ts';
import { editFeed } from '#services/feed/edit-feed.ts';
import { getFeed } from '#services/feed/get-feed.ts';
import { getFeedWatch } from '#services/feed/get-feed-watch.ts';
import {
  findJoinEffect,
  joinHousesByHand,
  listHousesByHand,
  partHouse,
} from '#services/feed/houses-by-hand.ts';
import { listDoubtfulFlats } from '#services/feed/list-doubtful-flats.ts';
import { listHousesToChoose } from '#services/feed/list-feed-places.ts';
import { listFeeds } from '#services/feed/list-feeds.ts';
import { listRunChanges } from '#services/feed/list-run-changes.ts';
import { listRunIssueRows, listRunIssues } from '#services/feed/list-run-issues.ts';
import { registerFeed } from '#services/feed/register-feed.ts';
import { removeFeed } from '#services/feed/remove-feed.ts';
import { restoreFeed } from '#services/feed/restore-feed.ts';
import { resumeFeed } from '#services/feed/resume-feed.ts';
import { findReturnEffect, returnToRun } from '#services/feed/return-to-run.ts';
import { suggestFeedClients } from '#services/feed/suggest-feed-clients.ts';
import { switchFeed } from '#services/feed/switch-feed.ts';
import { tellFeedPlace } from '#services/feed/tell-feed-place.ts';
import { suggestAddresses } from '#services/geo/suggest-addresses.ts';
import { decideHousePoint } from '#services/listing/decide-house-point.ts';
import { suggestComplexes } from '#services/listing/suggest-complexes.ts';
import { forPermitted, router } from '../init.ts';
import { typistOf } from '../typist-of.ts';

const forReaders = forPermitted('uploadFeeds', 'r');
const forKeepers = forPermitted('uploadFeeds', 'rw');

/** Feeds of developers: their list, their runs and the decisions they wait for. */
export const feedRouter = router({
  list: forReaders.input(FeedListInput).query(({ ctx, input }) => listFeeds(ctx.services, input)),
  get: forKeepers.input(OneFeed).query(({ ctx, input: { id, ...look } }) => getFeed(ctx.services, id, look)),
  /** Who hears of troubles of the feed, and who was told of which. */
  watch: forKeepers.input(OneRecord).query(({ ctx, input }) => getFeedWatch(ctx.services, input.id)),
  /** Flats that differ between two runs. */
  changes: forReaders.input(RunChangesInput).query(({ ctx, input }) => listRunChanges(ctx.services, input)),
  /** Tells how a return to this run would change the flats of the feed. */
  returnEffect: forKeepers
    .input(ReturnInput)
    .query(({ ctx, input }) => findReturnEffect(ctx.services, input)),
  /** Shows the flats of the feed as they stood after this run, and halts the feed. */
  returnTo: forKeepers.input(ReturnDecision).mutation(({ ctx, input }) => returnToRun(ctx.services, input)),
  /** Lets the feed be read again. */
  resume: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await resumeFeed(ctx.services, input.id);
    return null;
  }),
  /** Issues of one run, grouped by the rule that was broken. */
  issues: forReaders.input(FeedRunInput).query(({ ctx, input }) => listRunIssues(ctx.services, input.runId)),
  issueRows: forReaders
    .input(IssueRowsInput)
    .query(({ ctx, input }) => listRunIssueRows(ctx.services, input)),
  developers: forKeepers
    .input(DeveloperQuery)
    .query(({ ctx, input }) => suggestFeedClients(ctx.services, input.text)),
  create: forKeepers.input(FeedInput).mutation(({ ctx, input }) => registerFeed(ctx.services, input)),
  update: forKeepers.input(FeedChange).mutation(async ({ ctx, input }) => {
    await editFeed(ctx.services, input);
    return null;
  }),
  setEnabled: forKeepers.input(FeedSwitch).mutation(async ({ ctx, input }) => {
    await switchFeed(ctx.services, input);
    return null;
  }),
  run: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await askFeedRun(ctx.services, input.id);
    return null;
  }),
  remove: forKeepers.input(OneRecord).mutation(({ ctx, input }) => removeFeed(ctx.services, input.id)),
  restore: forKeepers.input(OneRecord).mutation(async ({ ctx, input }) => {
    await restoreFeed(ctx.services, input.id);
    return null;
  }),
  doubtful: forReaders
    .input(DoubtfulFlatsInput)
    .query(({ ctx, input }) => listDoubtfulFlats(ctx.services, input)),
  /** Publishes flats whose doubtful figures waited for a decision. */
  releaseFlats: forKeepers
    .input(DoubtInput)
    .mutation(({ ctx, input }) => decideDoubts(ctx.services, { ...input, verdict: 'release' })),
  /** Leaves these flats unpublished. */
  discardFlats: forKeepers
    .input(DoubtInput)
    .mutation(({ ctx, input }) => decideDoubts(ctx.services, { ...input, verdict: 'discard' })),
  /** Withdraws flats that are missing from the feed. */
  release: forKeepers
    .input(HoldInput)
    .mutation(({ ctx, input }) => decide(ctx.services, { ...input, verdict: 'release' })),
  /** Leaves the missing flats on sale. */
  discard: forKeepers
    .input(HoldInput)
    .mutation(({ ctx, input }) => decide(ctx.services, { ...input, verdict: 'discard' })),
  decideTwin: forKeepers.input(TwinDecision).mutation(async ({ ctx, input }) => {
    await decideTwin(ctx.services, input);
    return null;
  }),
  decidePoint: forKeepers.input(PointDecision).mutation(async ({ ctx, input }) => {
    await decideHousePoint(ctx.services, input);
    return null;
  }),
  /** Addresses that the letters may mean, for whoever gives a house its point. */
  suggestAddresses: forKeepers
    .input(AddressQuery)
    .query(({ ctx, input, signal }) => suggestAddresses(ctx.services, input.text, typistOf(ctx, signal))),
  /** Tells which house a number of a portal means. */
  tellPlace: forKeepers
    .input(FeedPlaceDecision)
    .mutation(({ ctx, input }) => tellFeedPlace(ctx.services, input)),
  complexes: forKeepers
    .input(DeveloperQuery)
    .query(({ ctx, input }) => suggestComplexes(ctx.services, input.text, 'uploadFeeds')),
  /** Houses of a complex, for whoever tells which one a feed means. */
  houses: forKeepers
    .input(HousesQuery)
    .query(({ ctx, input }) => listHousesToChoose(ctx.services, input.complexId)),
  /** Houses of a complex with the feeds that name them. */
  houseSources: forReaders
    .input(HousesQuery)
    .query(({ ctx, input }) => listHousesByHand(ctx.services, input.complexId)),
  /** Tells what joining two houses would change. */
  joinEffect: forKeepers.input(HousePair).query(({ ctx, input }) => findJoinEffect(ctx.services, input)),
  joinHouses: forKeepers
    .input(HouseJoinDecision)
    .mutation(({ ctx, input }) => joinHousesByHand(ctx.services, input)),
  partHouse: forKeepers.input(HouseParting).mutation(({ ctx, input }) => partHouse(ctx.services, input)),
  partPlace: forKeepers.input(PlaceParting).mutation(({ ctx, input }) => partPlace(ctx.services, input)),
});

async function decide(ctx: ServiceContext, decision: HoldDecision) {
  const { withdrawn, held } = await decideHold(ctx, decision);
  return { withdrawn, held };
}
