import { z } from 'zod';

const Id = z.int().positive();

export const Bank = z.object({ id: Id, name: z.string(), uname: z.string().nullable() }).meta({ id: 'Bank' });

export type Bank = z.infer<typeof Bank>;

export const Project = z.object({ id: Id, name: z.string() }).meta({ id: 'Project' });

export type Project = z.infer<typeof Project>;

const Name = z.object({
  id: Id,
  displayName: z.string(),
  name: z.string(),
  filterTooltip: z.string().nullable(),
  order: z.number(),
});

/** A programme's name with its parents, child first and itself at 0. */
export const ProgramName = Name.extend({ chain: z.array(Name).min(1) }).meta({ id: 'ProgramName' });

export type ProgramName = z.infer<typeof ProgramName>;
