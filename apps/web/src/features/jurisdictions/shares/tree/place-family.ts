import { deceasedId, type Person, type PersonId } from "@heirlock/law/succession/family";
import type { Kin } from "@heirlock/law/succession/kin";
import { type Blood, type Box, type Branch, columns, type Group, type Line } from "./tree-parts.ts";

/** Places a family row by row: ancestors, brothers and sisters, the deceased with spouses, children, everyone else. */
export class FamilyPlacement {
  readonly boxes: Box[] = [];
  readonly lines: Line[] = [];
  readonly gaps: number[] = [];
  readonly isWide: boolean;
  rows = 0;
  readonly #kin: Kin;
  readonly #shown: ReadonlySet<PersonId>;
  readonly #placed = new Set<PersonId>();
  readonly #spouses: readonly Person[];
  readonly #sibships: ReadonlyMap<PersonId | null, readonly Person[]>;
  readonly #isGrouped: boolean;
  /** The edge on which the deceased stands, and the width of a box. */
  readonly #axis: number;
  readonly #width: number;

  constructor(kin: Kin, shown: ReadonlySet<PersonId>, isLarge: boolean) {
    this.#kin = kin;
    this.#shown = shown;
    this.#spouses = kin.family.people.filter(
      ({ id, relation }) => (relation === "spouse" || relation === "partner") && shown.has(id),
    );
    this.#sibships = this.#childrenByOtherParent();
    const children = [...this.#sibships.values()].flat().length;
    this.#isGrouped = isLarge || this.#sibships.size > 1 || this.#spouses.length > 1 || children > 6;
    const grandparents = Object.values(kin.grandparents).filter((one) => one && shown.has(one.id)).length;
    const siblings = Object.values(kin.siblings).some((people) => people.some(({ id }) => shown.has(id)));
    this.isWide = this.#isGrouped || children > 4 || grandparents > 2 || siblings;
    this.#width = this.isWide ? 10 : 12;
    this.#axis = this.#spouses.length === 1 ? 22 - this.#width / 2 : columns / 2;
  }

  draw(): void {
    this.#take(this.#spouses);
    for (const siblings of this.#sibships.values()) this.#take(siblings);
    this.#ancestors();
    this.#siblings();
    if (this.#spouses.length > 1) this.#severalSpouses();
    else this.#oneSpouse();
    this.#farther();
  }

  // Who

  #childrenByOtherParent(): Map<PersonId | null, Person[]> {
    const spouses = new Set(this.#spouses.map(({ id }) => id));
    const sibships = new Map<PersonId | null, Person[]>();
    for (const child of this.#kin.childrenOf(deceasedId)) {
      if (!this.#shown.has(child.id)) continue;
      const other = child.father === deceasedId ? child.mother : child.father;
      const key = other !== undefined && spouses.has(other) ? other : null;
      sibships.set(key, [...(sibships.get(key) ?? []), child]);
    }
    return sibships;
  }

  #take(people: readonly Person[]): void {
    for (const { id } of people) this.#placed.add(id);
  }

  /** Those of `people` who have no place yet, each with their descendants who have none. */
  #branches(people: readonly Person[]): Branch[] {
    const own = people.filter(({ id }) => this.#shown.has(id) && !this.#placed.has(id));
    this.#take(own);
    return own.map((person) => this.#branch(person));
  }

  #branch(person: Person): Branch {
    return { person: person.id, below: this.#branches(this.#kin.childrenOf(person.id)) };
  }

  // Rows

  #row(): number {
    this.rows += 1;
    return this.rows - 1;
  }

  #gap(): number {
    const row = this.#row();
    this.gaps.push(row);
    return row;
  }

  #person(person: Person, row: number, from: number, to: number): void {
    this.#placed.add(person.id);
    this.boxes.push({ content: { kind: "person", branch: { person: person.id, below: [] } }, row, from, to });
  }

  #down(at: number, fromRow: number, toRow: number, begins: "top" | "middle" = "top"): void {
    this.lines.push({ of: "descent", way: { down: at, fromRow, toRow, begins } });
  }

  #across(row: number, from: number, to: number): void {
    if (from !== to) {
      this.lines.push({
        of: "descent",
        way: { row, from: Math.min(from, to), to: Math.max(from, to), at: "end" },
      });
    }
  }

  #marriage(row: number, from: number, to: number): void {
    this.lines.push({ of: "marriage", way: { row, from, to, at: "middle" } });
  }

  // Above

  #ancestors(): void {
    const { father, mother, grandparents } = this.#kin;
    const { paternalFather, paternalMother, maternalFather, maternalMother } = grandparents;
    const known = (people: readonly (Person | null)[]) =>
      people.filter((person): person is Person => person !== null && this.#shown.has(person.id));
    const parents = known([father, mother]);
    const [fathersSide, mothersSide] = [
      known([paternalFather, paternalMother]),
      known([maternalFather, maternalMother]),
    ];
    this.#take([...parents, ...fathersSide, ...mothersSide]);
    const places = this.#pair(parents, this.#axis, this.#width);
    const placeOf = (person: Person | null) => places.find((place) => place.person.id === person?.id);
    const above = [
      { people: fathersSide, middle: 12, child: placeOf(father) },
      { people: mothersSide, middle: 36, child: placeOf(mother) },
    ].filter(({ people }) => people.length > 0);
    if (above.length > 0) {
      const row = this.#row();
      for (const { people, middle } of above) this.#couple(this.#pair(people, middle, 10), row);
      const [upper, lower] = [this.#gap(), this.#gap()];
      for (const { people, middle, child } of above) {
        if (!child) continue;
        const to = (child.from + child.to) / 2;
        this.#down(middle, people.length > 1 ? row : upper, upper, people.length > 1 ? "middle" : "top");
        this.#across(upper, middle, to);
        this.#down(to, lower, lower);
      }
    }
    if (parents.length === 0) return;
    const row = this.#row();
    this.#couple(places, row);
    const middleOf = (person: Person | null) => {
      const place = placeOf(person);
      return place ? (place.from + place.to) / 2 : this.#axis;
    };
    this.#stem = {
      row,
      begins: parents.length > 1 ? "middle" : "top",
      full: this.#axis,
      paternal: middleOf(father),
      maternal: middleOf(mother),
    };
  }

  /** Where the line from the parents to the deceased begins, and the edges from which brothers and sisters hang. */
  #stem: ({ row: number; begins: "top" | "middle" } & Record<Blood, number>) | null = null;

  #pair(people: readonly Person[], middle: number, width: number): { person: Person; from: number; to: number }[] {
    const [first, second] = people;
    if (!first) return [];
    if (!second) return [{ person: first, from: middle - width / 2, to: middle + width / 2 }];
    return [
      { person: first, from: middle - 2 - width, to: middle - 2 },
      { person: second, from: middle + 2, to: middle + 2 + width },
    ];
  }

  #couple(places: readonly { person: Person; from: number; to: number }[], row: number): void {
    for (const { person, from, to } of places) this.#person(person, row, from, to);
    const [first, second] = places;
    if (first && second) this.#marriage(row, first.to, second.from);
  }

  // Beside

  #siblings(): void {
    const { full, paternal, maternal } = this.#kin.siblings;
    const group = (blood: Blood, people: readonly Person[]): Group[] => {
      const branches = this.#branches(people);
      return branches.length > 0 ? [{ of: { kind: "siblings", blood }, branches }] : [];
    };
    const stem = this.#stem;
    if (!stem) return;
    const ofBoth = group("full", full);
    const ofFather = group("paternal", paternal);
    const ofMother = group("maternal", maternal);
    const start = ofBoth.length > 0 ? ofBoth : ofFather;
    const end = ofBoth.length > 0 ? [...ofMother, ...ofFather] : ofMother;
    if (start.length + end.length === 0) {
      const [first, second] = [this.#gap(), this.#gap()];
      this.#toDeceased(second, first);
      return;
    }
    const [upper, lower] = [this.#gap(), this.#gap()];
    const row = this.#row();
    const sides = [
      { groups: start, from: 0, to: this.#axis - 2, blood: ofBoth.length > 0 ? "full" : "paternal" },
      { groups: end, from: this.#axis + 2, to: columns, blood: ofMother.length > 0 ? "maternal" : null },
    ] as const;
    for (const { groups, from, to, blood } of sides) {
      if (groups.length === 0) continue;
      this.boxes.push({ content: { kind: "groups", groups }, row, from, to });
      if (blood === null) continue;
      const origin = stem[blood];
      const middle = origin === this.#axis ? Math.floor((from + to) / 2) : origin;
      if (origin === this.#axis) this.#across(upper, origin, middle);
      else this.#down(middle, upper, upper);
      this.#down(middle, lower, lower);
    }
    this.#toDeceased(this.#gap(), upper);
  }

  #toDeceased(lastRow: number, firstGap: number): void {
    const { row, begins } = this.#stem!;
    this.#down(this.#axis, begins === "middle" ? row : firstGap, lastRow, begins);
  }

  // The deceased and below

  #oneSpouse(): void {
    const [spouse] = this.#spouses;
    const half = this.#width / 2;
    const row = this.#row();
    this.boxes.push({ content: { kind: "deceased" }, row, from: this.#axis - half, to: this.#axis + half });
    if (spouse) {
      this.#person(spouse, row, this.#axis + half + 4, this.#axis + half + 4 + this.#width);
      this.#marriage(row, this.#axis + half, this.#axis + half + 4);
    }
    const alone = this.#sibships.get(null) ?? [];
    const together = spouse ? (this.#sibships.get(spouse.id) ?? []) : [];
    if (alone.length > 0 && together.length > 0) {
      const gap = this.#gap();
      const below = this.#row();
      const spousesMiddle = this.#axis + half + 4 + half;
      this.#childGroup(null, alone, below, 0, 23);
      this.#childGroup(spouse!.id, together, below, 25, columns);
      this.#down(this.#axis, gap, gap);
      this.#down(spousesMiddle, gap, gap);
      return;
    }
    const children = alone.length > 0 ? alone : together;
    if (children.length === 0) return;
    const isOfBoth = together.length > 0;
    const origin = isOfBoth ? this.#axis + half + 2 : this.#axis;
    if (this.#isGrouped) {
      const gap = this.#gap();
      this.#down(origin, isOfBoth ? row : gap, gap, isOfBoth ? "middle" : "top");
      this.#childGroup(isOfBoth ? spouse!.id : null, children, this.#row(), 0, columns);
      return;
    }
    this.#childRow(children, origin, row, isOfBoth);
  }

  #childRow(children: readonly Person[], origin: number, parentsRow: number, isOfBoth: boolean): void {
    const width = this.isWide ? 8 : 12;
    const total = width * children.length;
    const start = Math.min(Math.max(origin - total / 2, 0), columns - total);
    const middles = children.map((_, place) => start + place * width + width / 2);
    const [upper, lower] = [this.#gap(), this.#gap()];
    this.#down(origin, isOfBoth ? parentsRow : upper, upper, isOfBoth ? "middle" : "top");
    this.#across(upper, Math.min(origin, ...middles), Math.max(origin, ...middles));
    const row = this.#row();
    for (const [place, child] of children.entries()) {
      const from = start + place * width;
      this.boxes.push({ content: { kind: "person", branch: this.#branch(child) }, row, from, to: from + width });
      this.#down(middles[place]!, lower, lower);
    }
  }

  #childGroup(other: PersonId | null, children: readonly Person[], row: number, from: number, to: number): void {
    const branches = children.map((child) => this.#branch(child));
    this.boxes.push({
      content: { kind: "groups", groups: [{ of: { kind: "children", with: other }, branches }] },
      row,
      from,
      to,
    });
  }

  /** Wives on both sides, each with her own children under her; a third and a fourth stand below the first two. */
  #severalSpouses(): void {
    const middle = columns / 2;
    const isMore = this.#spouses.length > 2;
    let deceasedRow = -1;
    for (let first = 0; first < this.#spouses.length; first += 2) {
      if (first > 0) this.#gap();
      const row = this.#row();
      if (first === 0) {
        deceasedRow = row;
        this.boxes.push({ content: { kind: "deceased" }, row, from: middle - 5, to: middle + 5 });
      }
      const gap = this.#gap();
      const pair = [this.#spouses[first], this.#spouses[first + 1]];
      const hasChildren = pair.some((spouse) => spouse && this.#sibships.has(spouse.id));
      const below = hasChildren ? this.#row() : gap;
      for (const [side, spouse] of pair.entries()) {
        if (!spouse) continue;
        const from = side === 0 ? 0 : 32;
        this.#person(spouse, row, from, from + 16);
        const inner = first === 0 ? 5 : 0;
        this.#marriage(row, side === 0 ? 16 : middle + inner, side === 0 ? middle - inner : 32);
        const children = this.#sibships.get(spouse.id);
        if (!children) continue;
        this.#down(from + 8, gap, gap);
        this.#childGroup(spouse.id, children, below, side === 0 ? 0 : 26, side === 0 ? 22 : columns);
      }
      if (first > 0) {
        this.lines.push({
          of: "marriage",
          way: { down: middle, fromRow: deceasedRow + 1, toRow: row, begins: "top", ends: "middle" },
        });
      }
    }
    const others = this.#sibships.get(null);
    if (!others) return;
    const gap = this.#gap();
    if (!isMore) this.#down(middle, deceasedRow + 1, gap);
    this.#childGroup(null, others, this.#row(), 6, columns - 6);
  }

  // Whoever is left: uncles, aunts, cousins, ancestors beyond the grandparents

  #farther(): void {
    const left = new Set(this.#kin.family.people.filter(({ id }) => this.#shown.has(id) && !this.#placed.has(id)));
    const isLeft = (id: PersonId | undefined) =>
      id !== undefined && id !== deceasedId && left.has(this.#kin.person(id));
    const all = this.#branches([...left].filter(({ father, mother }) => !isLeft(father) && !isLeft(mother)));
    if (all.length === 0) return;
    this.#gap();
    const row = this.#row();
    this.boxes.push({
      content: { kind: "groups", groups: [{ of: { kind: "farther" }, branches: all }] },
      row,
      from: 0,
      to: columns,
    });
  }
}
